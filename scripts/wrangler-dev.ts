// `npm run wrangler -- [--port 8787] [arguments of wrangler dev]`: all workers under wrangler, on any port.
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { writeDevVars } from './dev-vars.ts'
import { preparedPort } from './store/machine.ts'

const { values, tokens } = parseArgs({ options: { port: { type: 'string' } }, strict: false, tokens: true })
const port = await preparedPort(typeof values.port === 'string' ? values.port : process.env.PORT, 8787, '--port')
writeDevVars(port)

/** Where the port stands among the arguments: `--port 8835` or `--port=8835`. */
const ports = new Set(
  tokens.flatMap(token =>
    token.kind !== 'option' || token.name !== 'port'
      ? []
      : token.inlineValue === true
        ? [token.index]
        : [token.index, token.index + 1],
  ),
)
const others = process.argv.slice(2).filter((_, index) => !ports.has(index))
const configs = [
  'wrangler.toml',
  ...['worker/commerce', 'demo/pictures', 'worker/payments'].map(at => `${at}/wrangler.toml`),
]
const words = ['wrangler', 'dev', ...configs.flatMap(file => ['-c', file]), '--port', `${port}`, ...others]
const wrangler = spawn('npx', words, { cwd: resolve(import.meta.dirname, '..'), stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => wrangler.kill(signal))
wrangler.on('exit', code => process.exit(code ?? 0))
