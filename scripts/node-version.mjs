// Says so where Node is too old to read the scripts, which are TypeScript; this file any Node reads.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

/** What `engines` in package.json asks for: Node that runs TypeScript as it is. */
const isFit = (major === 22 && minor >= 19) || major > 24 || (major === 24 && minor >= 5)
if (!isFit) {
  console.error(
    `Node ${process.versions.node} cannot run the scripts of this store.\n` +
      '→ On Linux (x64, arm64) run npm ci, which brings Node 24 along; elsewhere install Node 24.',
  )
  process.exit(1)
}
