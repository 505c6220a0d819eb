// Runs before every script: says the cure where Node is too old to read the scripts, which are TypeScript, or where
// packages are missing. Any Node reads this file.
import { isFit, missingPackages } from './packages/installed.mjs'

/** @param {string} wrong @param {string} cure */
function stop(wrong, cure) {
  console.error(`${wrong}\n→ ${cure}`)
  process.exit(1)
}

if (!isFit)
  stop(
    `Node ${process.versions.node} cannot run the scripts of this store.`,
    'On Linux (x64, arm64) run npm ci, which brings Node 24 along; elsewhere install Node 24.',
  )
// The doctor looks for itself, and at everything else as well.
const missing = process.env.npm_lifecycle_event === 'predoctor' ? [] : missingPackages()
if (missing.length > 0) stop(`Packages are missing or of another version: ${missing.join(', ')}.`, 'Run npm ci.')
