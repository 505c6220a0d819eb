// What is installed. Any Node reads this file, and it needs no package.
import { readFileSync } from 'node:fs'

const root = new URL('../..', import.meta.url)
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

/** Node that runs TypeScript as it is and is kept up to date: 22.19 or 24.5 and newer. */
export const isFit = (major === 22 && minor >= 19) || major > 24 || (major === 24 && minor >= 5)

/** @param {string} file @returns {Record<string, unknown> | undefined} */
function json(file) {
  try {
    return JSON.parse(readFileSync(new URL(file, root), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * The packages of package.json that are not there in the version it pins; an install that was broken off leaves some.
 * @returns {string[]}
 */
export function missingPackages() {
  const { dependencies = {}, devDependencies = {} } = json('package.json') ?? {}
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name, pin]) => json(`node_modules/${name}/package.json`)?.version !== pin.replace(/^npm:.*@/, ''))
    .map(([name]) => name)
}
