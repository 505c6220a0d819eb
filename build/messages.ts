import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

type Texts = Readonly<Record<string, string>>

function compiled(text: string, place: string) {
  try {
    return compileMessageOrThrow(text)
  } catch (error) {
    throw new Error(`${place}: ${String(error)}`, { cause: error })
  }
}

const everyText = (texts: Texts, id: string) =>
  JSON.stringify(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compiled(text, `${id}: ${key}`)])))

const englishOf = (id: string) => join(dirname(id), '../en', basename(id))

/** Texts in the order of the English file's keys, so that the keys, a third of what languages weigh, are shipped once. */
function inEnglishOrder(texts: Texts, id: string): string {
  const english = JSON.parse(readFileSync(englishOf(id), 'utf8')) as Texts
  const inOrder = Object.keys(english).map(key => {
    const text = texts[key]
    return text === undefined ? null : compiled(text, `${id}: ${key}`)
  })
  return [
    `import english from '../en/${basename(id)}'`,
    `import { withKeysOf } from '#src/language/with-keys-of.ts'`,
    `export default withKeysOf(english, ${JSON.stringify(inOrder)})`,
  ].join('\n')
}

const virtual = /^virtual:texts\/([a-z]{2}(?:-[a-z]{2})?)$/
const messagesRoot = resolve(import.meta.dirname, '../src/language/messages')

/**
 * All texts of a language or of a country as one module, for browsers, which fetch them whole: with a module for each file, the
 * script that knows where they are would name every one in every language.
 */
const textsForBrowsers = (): Plugin => ({
  name: 'fellholm:texts-for-browsers',
  resolveId: { filter: { id: virtual }, handler: id => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:texts\// },
    handler(id) {
      const [, folder = ''] = virtual.exec(id.slice(1)) ?? []
      const files = globSync(join(messagesRoot, folder, '*.json')).toSorted()
      if (files.length === 0) throw new Error(`src/language/messages/${folder} has no texts`)
      for (const file of files) this.addWatchFile(file)
      const texts = files.map(file => JSON.parse(readFileSync(file, 'utf8')) as Texts)
      return `export default ${everyText(Object.assign({}, ...texts), folder)}`
    },
  },
})

/** Each file as a module of its own. */
const textsForServers = (): Plugin => ({
  name: 'fellholm:texts-for-servers',
  enforce: 'pre',
  transform: {
    filter: { id: /\/messages\/[a-z]{2}(?:-[a-z]{2})?\/[\w-]+\.json$/ },
    handler(source, id) {
      const texts = JSON.parse(source) as Texts
      const { config, mode } = this.environment
      // While developing, no plugin resolves what a JSON file imports.
      const isBesideEnglish =
        mode === 'build' && config.consumer === 'server' && /\/messages\/(?!en\/)[a-z]{2}\/[\w-]+\.json$/.test(id)
      const code = isBesideEnglish ? inEnglishOrder(texts, id) : `export default ${everyText(texts, id)}`
      return { code, map: null, moduleType: 'js' }
    },
  },
})

/**
 * Compiles the ICU texts of `messages/<language or locale>/<room>.json` while building, so that no parser is shipped. A server
 * has every language and takes their keys from English; a browser has one.
 */
export const messages = (): Plugin[] => [textsForServers(), textsForBrowsers()]
