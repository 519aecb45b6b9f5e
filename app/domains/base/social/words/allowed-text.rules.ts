import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { wordsIn } from './words.queries.ts'

/** Refuses a text with a word that the moderation refuses, beside its field. For every text that others read. */
export async function demandAllowedText(tx: Context, text: string, field = 'text') {
  const [word] = await wordsIn(tx, text, 'recusar')
  if (word)
    throw invalidField(
      field,
      `Aqui não dá para publicar “${word}”. Tire essa palavra e envie de novo: o resto do texto ficou.`,
    )
}
