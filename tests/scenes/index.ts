import { employee, member, regular, shopper, stranger } from './account.ts'
import { browsing, looking } from './browsing.ts'
import { buying } from './buying.ts'
import { reading } from './reading.ts'

/** Every page and dialog of the store, by who walks there. */
export const walks = [browsing, looking, reading, buying, stranger, member, regular, shopper, employee] as const
