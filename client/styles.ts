// Gathers every style of the store into one sheet, tokens first; what this module gives is not shipped as script.
import '#src/ui/tokens.css'
import '#src/ui/base.css'

import.meta.glob('../src/**/*.module.css', { eager: true })
