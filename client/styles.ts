// Gathers every style of the store into one sheet, tokens first. Only the sheet is linked: this script is never loaded.
import '#src/ui/tokens.css'
import '#src/ui/typefaces.css'
import '#src/ui/base.css'
import '#src/ui/marks.css'

// A bundler drops unused class maps together with their rules; this uses them all.
Reflect.set(globalThis, 'styles', import.meta.glob('../src/**/*.module.css', { eager: true }))
