import { startCartCount } from './cart-count.ts'
import { startDialogs } from './dialogs.ts'
import { startForms, startRepeats } from './forms.ts'
import { startIslands } from './islands.ts'
import { startNavigation } from './navigate.ts'

startForms()
startDialogs()
startNavigation()
startIslands(document)
startRepeats(document)
startCartCount()
