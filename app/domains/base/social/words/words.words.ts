import type { WordStrength } from './words.kinds.ts'

export const strengthNames: Record<WordStrength, string> = { segurar: 'Segurar', recusar: 'Recusar' }

/** What happens to a text with such a word. */
export const strengthEffects: Record<WordStrength, string> = {
  segurar: 'O texto sai, e a moderação recebe uma denúncia para conferir.',
  recusar: 'O texto não sai. Quem escreveu lê o motivo ao lado do campo.',
}
