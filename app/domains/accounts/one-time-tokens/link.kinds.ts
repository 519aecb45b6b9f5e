/** What a mailed link is for. */
export const linkPurposes = [
  'confirm_email',
  'reset_password',
  'change_password',
  'authorize_email',
  'change_email',
] as const

/** Whether a mailed link still holds. `foreign`: it is of another account than the one signed in here. */
export const linkStates = ['valid', 'used', 'expired', 'unknown', 'foreign'] as const
export type LinkState = (typeof linkStates)[number]

export const linkSentences: Record<Exclude<LinkState, 'valid'>, string> = {
  used: 'Este link já foi usado. Se precisar, peça outro.',
  expired: 'Este link venceu ou foi trocado por um mais novo. Peça outro.',
  unknown: 'Este link não está completo. Copie o endereço inteiro do e-mail ou peça outro.',
  foreign: 'Este link é de outra conta. Saia desta e abra o link de novo.',
}
