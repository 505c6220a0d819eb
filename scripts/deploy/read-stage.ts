import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { stop } from '../store/stop.ts'
import { stagesIn, type Stage } from './stages.ts'

const root = resolve(import.meta.dirname, '../..')

/** A stage of deploy.toml, or the end of the script with what is wrong. */
export function stageNamed(name: string): Stage {
  const file = join(root, 'deploy.toml')
  if (!existsSync(file))
    stop('There is no deploy.toml.', 'Copy deploy.example.toml to deploy.toml and say where your store is.')
  const read = stagesIn(readFileSync(file, 'utf8'))
  if ('wrong' in read)
    stop(`deploy.toml is not right:\n  ${read.wrong.join('\n  ')}`, 'docs/deploying.md says what stands in it.')
  const stage = Object.hasOwn(read.stages, name) ? read.stages[name] : undefined
  return stage ?? stop(`deploy.toml has no stage ${name}.`, `It has ${Object.keys(read.stages).join(', ')}.`)
}
