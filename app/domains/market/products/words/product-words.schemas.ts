import { z } from 'zod'
import { foldWords } from '#domains/base/social/words/fold-words.model.ts'
import { rowId } from '#shared/row-id.ts'
import { productWordEffects } from './product-word.kinds.ts'

export const ProductWordInput = z.object({
  word: z
    .string()
    .trim()
    .min(2, 'Escreva a palavra ou a expressão.')
    .max(60)
    .refine((word) => foldWords(word) !== '', 'Escreva ao menos uma letra ou um número.'),
  effect: z.enum(productWordEffects).default('recusar'),
})
export type ProductWordInput = z.infer<typeof ProductWordInput>

export const ProductWordRef = z.object({ id: rowId })
export const ProductWord = z.object({ id: z.number().int(), word: z.string(), effect: z.enum(productWordEffects) })
export type ProductWord = z.infer<typeof ProductWord>
export const ProductWordList = z.object({ data: z.array(ProductWord) })
