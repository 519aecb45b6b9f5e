import { z } from 'zod'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { foldWords } from './fold-words.model.ts'
import { wordStrengths } from './words.kinds.ts'

export const WordFilter = PageInput.extend({
  strength: z.enum(wordStrengths).optional(),
  order_by: z.enum(['word', 'created_at']).default('word'),
})
export type WordFilter = z.infer<typeof WordFilter>

export const WordCreate = z.object({
  word: z
    .string()
    .trim()
    .min(2, 'Escreva a palavra ou a expressão.')
    .max(60)
    .refine((word) => foldWords(word) !== '', 'Escreva ao menos uma letra ou um número.'),
  strength: z.enum(wordStrengths),
})
export type WordCreate = z.infer<typeof WordCreate>

export const ListedWord = z.object({
  id: z.number().int(),
  word: z.string(),
  strength: z.enum(wordStrengths),
  nickname: z.string().nullable(),
  created_at: z.date(),
})
export type ListedWord = z.infer<typeof ListedWord>
export const ListedWordPage = pageOf(ListedWord)
export const WordRef = z.object({ id: rowId })
