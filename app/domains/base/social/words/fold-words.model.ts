import { searchable } from '#shared/text.ts'

/** 'Vendo, MUDA!' → ' vendo muda ': whole words without case and accents, each between spaces. Empty without a word. */
export function foldWords(text: string): string {
  const words = searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return words.length ? ` ${words.join(' ')} ` : ''
}
