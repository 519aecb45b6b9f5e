import type { LinkState } from './link.kinds.ts'

/** Why a link is not valid, and what to do. */
export const linkSentences: Record<Exclude<LinkState, 'valid'>, string> = {
  used: 'Este link já foi usado. Se precisar, peça outro.',
  expired: 'Este link venceu ou foi trocado por um mais novo. Peça outro.',
  unknown: 'Este link não está completo. Copie o endereço inteiro do e-mail ou peça outro.',
  foreign: 'Este link é de outra conta. Saia desta e abra o link de novo.',
}
