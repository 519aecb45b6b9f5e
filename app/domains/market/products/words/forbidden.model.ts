import type { ProductWord } from './product-words.table.ts'

/**
 * The first refused word of a folded text, as the list has it. Allowed expressions are taken out first: 'bandeja para
 * sementes' says 'sementes', and means no harm.
 */
export function forbiddenIn(folded: string, list: Pick<ProductWord, 'word' | 'folded' | 'effect'>[]): string | null {
  const allowed = list.filter(({ effect }) => effect === 'permitir')
  const left = allowed
    .toSorted((a, b) => b.folded.length - a.folded.length)
    // A bar, so that the words on both sides make no new expression.
    .reduce((text, { folded: phrase }) => text.replaceAll(phrase, ' | '), folded)
  return list.find(({ effect, folded: phrase }) => effect === 'recusar' && left.includes(phrase))?.word ?? null
}
