import { createBuilder } from 'vite'

/** Builds the browser's scripts and the three workers, for this machine or for the world. */
export async function buildStore(mode: 'local' | 'production'): Promise<void> {
  const builder = await createBuilder({ mode: mode === 'local' ? 'sandbox' : mode, logLevel: 'warn' })
  await builder.buildApp()
}
