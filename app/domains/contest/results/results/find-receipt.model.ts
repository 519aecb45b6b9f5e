import { HERO } from '#domains/contest/editions/editions/phases.kinds.ts'
import { phaseWords } from '#domains/contest/editions/editions/phases.words.ts'
import type { CupCount } from './cup-standing.model.ts'

/** What the published list has under a receipt, in words; null where it has nothing. Spaces and capitals don't matter. */
export function findReceipt({ votes }: Pick<CupCount, 'votes'>, typed: string) {
  const receipt = typed.trim().toLowerCase()
  const vote = votes.find((one) => one.receipt.toLowerCase() === receipt)
  if (!vote) return null
  return {
    entry: vote.entry,
    counts: vote.state === 'valida',
    where: vote.ballot === HERO ? 'Cultivo do ano' : phaseWords[vote.phase].label,
  }
}
