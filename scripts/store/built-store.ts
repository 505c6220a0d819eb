import { resolve } from 'node:path'

/** Where the built workers and the browser's files are; `BUILD_DIR` moves it, for the build as well. */
export const builtStore = resolve(import.meta.dirname, '../..', process.env.BUILD_DIR ?? 'dist/local')
