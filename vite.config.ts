import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions } from 'vite'

import { buildIdOf } from './build/build-id.ts'
import { classNames, shortClassNames } from './build/styles/class-names.ts'
import { clientAssets } from './build/client-assets.ts'
import { clientRoutes } from './build/client-routes.ts'
import { iconShapes } from './build/icon-shapes.ts'
import { layerOrder } from './build/styles/layer-order.ts'
import { messages } from './build/messages.ts'
import { phoneMetadata } from './build/phone/metadata.ts'
import { personalSheet } from './build/styles/personal-sheet.ts'
import { typefaces } from './build/styles/typefaces.ts'
import { preloadHelper } from './build/preload-helper.ts'
import { reload } from './build/reload.ts'
import { sharedChunks } from './build/shared-chunks.ts'
import { sourceMaps } from './build/source-maps.ts'
import { stringRenderer } from './build/string-renderer.ts'
import { wasm } from './build/wasm.ts'
import { entries } from './build/worker-config.ts'

const root = import.meta.dirname

/** How long a build took is nothing to warn of: on a busy machine everything takes long. */
const checks = { bundlerTimings: false }

/** `local` builds carry the sandbox's neighbours, `production` builds do not; see docs/decisions. */
export default defineConfig(({ command, mode }) => {
  const isLocal = mode !== 'production'
  const out = process.env.BUILD_DIR ?? (isLocal ? 'dist/local' : 'dist/deploy')

  const worker = (name: keyof typeof entries): EnvironmentOptions => ({
    consumer: 'server',
    resolve: { conditions: ['workerd', 'worker', 'module', 'import'], noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: true,
      outDir: `${out}/${name}`,
      emptyOutDir: true,
      target: 'es2023',
      minify: !isLocal,
      // Wrangler uploads them, so that a stack in the log names the source.
      sourcemap: !isLocal,
      copyPublicDir: false,
      rolldownOptions: {
        checks,
        input: { index: entries[name] },
        external: [/^cloudflare:/, /^node:/],
        output: { entryFileNames: '[name].js', codeSplitting: false },
      },
    },
  })

  return {
    root,
    plugins: [
      messages(),
      phoneMetadata(),
      clientRoutes(),
      clientAssets(`${out}/client/.vite/manifest.json`),
      iconShapes(),
      layerOrder(),
      preloadHelper(),
      typefaces(),
      // After what takes the typefaces out: what is left is divided.
      personalSheet(shortClassNames(root)),
      react(),
      reload(),
      sourceMaps(),
      stringRenderer(),
      wasm(),
    ],
    define: {
      BUILD_ID: JSON.stringify(command === 'serve' ? 'development' : buildIdOf(root)),
      LOCAL_BUILD: JSON.stringify(isLocal),
      HOT_RELOAD: JSON.stringify(command === 'serve'),
    },
    css: { modules: { generateScopedName: command === 'build' ? shortClassNames(root) : classNames(root) } },
    builder: {
      async buildApp(builder) {
        for (const name of ['client', 'storefront', 'commerce', 'pictures', 'payments', 'chat', 'desk']) {
          const environment = builder.environments[name]
          if (environment !== undefined) await builder.build(environment)
        }
      },
    },
    environments: {
      client: {
        build: {
          outDir: `${out}/client`,
          emptyOutDir: true,
          manifest: true,
          // For `npm run errors` and the desk: no script names its map, and none is served (build/source-maps.ts).
          sourcemap: 'hidden',
          target: 'es2023',
          assetsInlineLimit: 0,
          // In kB: axe is one file, which the bar of a preview alone asks for. What shoppers load is measured (docs/bench.md).
          chunkSizeWarningLimit: 700,
          cssCodeSplit: false,
          cssTarget: ['chrome125', 'firefox129', 'safari18'],
          rolldownOptions: {
            checks,
            input: ['client/styles.ts', 'client/main.ts'],
            output: {
              // The first script names some thirty others, which is what its 12 KB are short of: maps and manifest know a chunk
              // by its hash. The bundler makes none of fewer than 7 letters.
              chunkFileNames: 'assets/[hash:7].js',
              codeSplitting: {
                groups: [
                  {
                    debugName: 'shared',
                    name: sharedChunks(`${root}/client/main.ts`, `${root}/src/visitor/browser-commerce.ts`),
                    includeDependenciesRecursively: false,
                  },
                ],
              },
            },
          },
        },
      },
      storefront: worker('storefront'),
      commerce: worker('commerce'),
      pictures: worker('pictures'),
      payments: worker('payments'),
      chat: worker('chat'),
      desk: worker('desk'),
    },
  }
})
