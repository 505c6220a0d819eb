import { english } from './queries/en.ts'
import { french } from './queries/fr.ts'
import { german } from './queries/de.ts'
import { italian } from './queries/it.ts'
import { spanish } from './queries/es.ts'
import type { Queries } from './wanted.ts'

/** What people type in every language of the store. */
export const allQueries: readonly Queries[] = [english, german, french, spanish, italian]

/** What a language's searches have to come to. */
export const searchBudget = { ndcg: 0.85, empty: 0.02 } as const
