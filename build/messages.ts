import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/** Compiles the ICU texts of `messages/<language or locale>/<room>.json` while building, so that no parser is shipped. */
export function messages(): Plugin {
  return {
    name: 'fellholm:messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/messages\/[a-z]{2}(?:-[a-z]{2})?\/[\w-]+\.json$/ },
      handler(code, id) {
        const texts = JSON.parse(code) as Record<string, string>
        const compiled = Object.fromEntries(
          Object.entries(texts).map(([key, text]) => {
            try {
              return [key, compileMessageOrThrow(text)]
            } catch (error) {
              throw new Error(`${id}: ${key}: ${String(error)}`, { cause: error })
            }
          }),
        )
        return { code: `export default ${JSON.stringify(compiled)}`, map: null, moduleType: 'js' }
      },
    },
  }
}
