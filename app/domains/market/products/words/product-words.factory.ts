import type { Context } from '#platform/context.ts'
import { seedProductWords } from './product-words.seed.ts'
import { product_words } from './product-words.table.ts'

/** The list as it begins, where a test's database may have it already. */
export async function productWords(ctx: Context) {
  const [one] = await ctx.db.select().from(product_words).limit(1)
  if (!one) await seedProductWords(ctx)
}
