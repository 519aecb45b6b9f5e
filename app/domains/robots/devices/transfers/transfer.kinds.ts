/** How an offer of a robot ended; open until then. */
export const transferOutcomes = ['accepted', 'refused', 'withdrawn', 'lapsed'] as const
export type TransferOutcome = (typeof transferOutcomes)[number]
