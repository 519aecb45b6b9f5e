/** What of the votes for one redondo looks wrong, by what came before within the phase. Only people are counted, not clicks. */
export type VoteSigns = {
  /** Other people who voted for it from this device: the same address and browser. */
  same_device: number
  /** Other people who voted for it from this address within the last hour. */
  same_address: number
  /** Votes for it within the last minute, from anywhere, by accounts that are younger than a week. */
  young_burst: number
}

export const limits = { same_device: 2, same_address: 8, young_burst: 15 } as const

/** Why this vote waits for the team; null when nothing looks wrong. It is kept either way; the voter reads nothing of it. */
export function doubtOf(signs: VoteSigns): string | null {
  if (signs.same_device >= limits.same_device)
    return `Outras ${signs.same_device} contas votaram neste redondo pelo mesmo aparelho.`
  if (signs.same_address >= limits.same_address)
    return `Outras ${signs.same_address} contas votaram neste redondo pelo mesmo endereço na última hora.`
  if (signs.young_burst >= limits.young_burst)
    return `${signs.young_burst} contas novas votaram neste redondo no último minuto.`
  return null
}
