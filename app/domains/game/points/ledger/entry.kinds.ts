import type { Source } from '../causes/cause.kinds.ts'

/**
 * `ganho` of an act, `premio` of a mission, `ajuste` by the team, `estorno` of what was undone, `troca` for a reward,
 * `devolucao` of one.
 */
export const entryKinds = ['ganho', 'premio', 'ajuste', 'estorno', 'troca', 'devolucao'] as const
export type EntryKind = (typeof entryKinds)[number]

/** What is spent, or comes back of that, is neither earned nor lost: levels and ranking don't know it. */
export const spendingKinds: readonly EntryKind[] = ['troca', 'devolucao']

export type EntrySource = Source | 'mission' | 'reward_claim' | 'adjustment'
