import { demandAllowedText } from '#domains/base/social/index.ts'
import { foldWords } from '#domains/base/social/words/fold-words.model.ts'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { forbiddenIn } from './forbidden.model.ts'
import { product_words } from './product-words.table.ts'

/**
 * Refuses what says that it is a plant, a seed or made of them, beside its field, and what the moderation refuses
 * anywhere. What hides behind other words is for staff to see, who look at each product before it is sold.
 */
export async function demandAllowedProduct(tx: Context, texts: Record<string, string | undefined>) {
  const list = await tx.db.select().from(product_words)
  for (const [field, text = ''] of Object.entries(texts)) {
    const word = forbiddenIn(foldWords(text), list)
    if (word)
      throw invalidField(
        field,
        `Plantas, sementes, mudas e o que se faz delas não são vendidos aqui, e este texto fala em “${word}”. Venda equipamento, substrato, adubo, livro, curso ou serviço, e descreva só isso.`,
      )
    await demandAllowedText(tx, text, field)
  }
}
