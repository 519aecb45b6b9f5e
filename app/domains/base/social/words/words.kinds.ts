/** `segurar`: the text goes out, and the moderation gets a case. `recusar`: the text is refused beside its field. */
export const wordStrengths = ['segurar', 'recusar'] as const
export type WordStrength = (typeof wordStrengths)[number]
