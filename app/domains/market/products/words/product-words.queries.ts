import { asc } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { ProductWord } from './product-words.schemas.ts'
import { product_words } from './product-words.table.ts'

export const listProductWords = async ({ db }: Context): Promise<{ data: ProductWord[] }> => ({
  data: await db
    .select({ id: product_words.id, word: product_words.word, effect: product_words.effect })
    .from(product_words)
    .orderBy(asc(product_words.folded)),
})
