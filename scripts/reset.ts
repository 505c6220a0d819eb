// `npm run reset`: empties local KV, the shops and the payment provider; the next start seeds them anew.
import { existsSync, rmSync } from 'node:fs'

import { stateDirectory } from './store/state.ts'

const directory = stateDirectory()
const existed = existsSync(directory)
rmSync(directory, { recursive: true, force: true })
console.log(existed ? `${directory} is empty again. Restart a store that is open.` : `${directory} was empty already.`)
