/** Whether a mailed link still holds. */
export const linkStates = ['valid', 'used', 'expired', 'unknown'] as const
export type LinkState = (typeof linkStates)[number]

export const linkSentences: Record<Exclude<LinkState, 'valid'>, string> = {
  used: 'Este link já foi usado. Se precisar, peça outro.',
  expired: 'Este link venceu ou foi trocado por um mais novo. Peça outro.',
  unknown: 'Este link não está completo. Copie o endereço inteiro do e-mail ou peça outro.',
}
