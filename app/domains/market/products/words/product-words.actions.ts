import { eq } from 'drizzle-orm'
import { foldWords } from '#domains/base/social/words/fold-words.model.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import type { ProductWord, ProductWordInput } from './product-words.schemas.ts'
import { product_words } from './product-words.table.ts'

const columns = { id: product_words.id, word: product_words.word, effect: product_words.effect }

export const addProductWord = (ctx: Context, { word, effect }: ProductWordInput): Promise<ProductWord> =>
  ctx.transaction(async (tx) => {
    const [made] = await tx.db
      .insert(product_words)
      .values({ word, effect, folded: foldWords(word) })
      .onConflictDoNothing()
      .returning(columns)
    if (!made) throw invalidField('word', 'Esta palavra já está na lista.')
    await audit(tx, { action: 'product_word.added', subject: `product_word:${made.id}`, after: made })
    return made
  })

export const removeProductWord = (ctx: Context, id: number) =>
  ctx.transaction(async (tx) => {
    const [gone] = await tx.db.delete(product_words).where(eq(product_words.id, id)).returning(columns)
    if (!gone) throw new AppError('not_found', 'Esta palavra já saiu da lista.')
    await audit(tx, { action: 'product_word.removed', subject: `product_word:${id}`, before: gone })
  })
