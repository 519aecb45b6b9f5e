import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity } from '#platform/database/columns.ts'
import { productWordEffects } from './product-word.kinds.ts'

/** What no product may be called: plants, seeds and what is made of them are never sold. Staff's list. */
export const product_words = pgTable(
  'product_words',
  {
    id: identity(),
    word: text().notNull(),
    /** What texts are compared with: `foldWords` of `word`. */
    folded: text().notNull(),
    effect: text({ enum: productWordEffects }).notNull().default('recusar'),
  },
  (t) => [uniqueIndex('product_words_folded').on(t.folded)],
)
export type ProductWord = typeof product_words.$inferSelect
