import type { SignedIn } from '#platform/access/viewer.ts'
import { DAY } from '#shared/durations.ts'
import type { ModerationAppeal, ModerationCase } from './cases.table.ts'

type Decided = Pick<ModerationCase, 'author_id' | 'decided_by'>

const APPEAL_DAYS = 30

/** Nobody judges what they published themselves. */
export const whyNotDecide = (viewer: SignedIn, { author_id }: Pick<ModerationCase, 'author_id'>) =>
  author_id === viewer.id ? 'Este caso é sobre algo seu. Outra pessoa da moderação decide.' : null

/** An appeal is decided by another person, when there is one. */
export function whyNotDecideAppeal(viewer: SignedIn, decided: Decided, team: { id: number }[]) {
  if (decided.decided_by === viewer.id && team.some(({ id }) => id !== viewer.id && id !== decided.author_id))
    return 'Você tomou a primeira decisão. Outra pessoa da moderação decide o recurso.'
  return whyNotDecide(viewer, decided)
}

/** Deadline of the appeal. */
export const appealUntil = ({ decided_at }: Pick<ModerationCase, 'decided_at'>) =>
  decided_at && new Date(decided_at.getTime() + APPEAL_DAYS * DAY)

/** There is something to undo, it is not too late, and it was not asked before. */
export function mayAppeal(
  decided: Pick<ModerationCase, 'state' | 'outcome' | 'decided_at'>,
  appeal: ModerationAppeal | undefined,
  now: Date,
) {
  const until = appealUntil(decided)
  return decided.state === 'decidida' && decided.outcome !== 'manter' && !appeal && until !== null && now <= until
}
