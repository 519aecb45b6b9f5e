import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isApart, notApart } from '#platform/access/apart.ts'
import { isThere } from '#platform/access/there.ts'
import { can, type PolicyViewer, type Viewer } from '#platform/access/viewer.ts'
import { type CupEntry, cup_entries } from './cup-entries.table.ts'

export const isCupStaff = (viewer: PolicyViewer) => can(viewer, 'cup.manage')

type Seen = Pick<CupEntry, 'user_id' | 'state' | 'hidden_at'>

const isOwn = (viewer: Viewer, entry: Seen) => viewer !== null && entry.user_id === viewer.id

/** A redondo that competes is everybody's to see, but for who is apart from its grower; its own grower sees it in any state. */
export const canSee = (viewer: Viewer, entry: Seen) =>
  isCupStaff(viewer) ||
  isOwn(viewer, entry) ||
  (competes(entry) && (entry.user_id === null || !isApart(viewer, entry.user_id)))

export const competes = (entry: Pick<CupEntry, 'state' | 'hidden_at'>) => entry.state === 'inscrito' && !entry.hidden_at

export const competing = (): SQL | undefined => and(eq(cup_entries.state, 'inscrito'), isNull(cup_entries.hidden_at))

export const visibleTo = (viewer: PolicyViewer): SQL | undefined => {
  if (isCupStaff(viewer)) return undefined
  const others = notApart(viewer, cup_entries.user_id)
  const seen = and(competing(), others && or(isNull(cup_entries.user_id), others), isThere(cup_entries.user_id))
  return viewer ? or(seen, sql`${cup_entries.user_id} = ${viewer.id}`) : seen
}

/** Whose own it is, while it competes. */
export const canChange = (viewer: Viewer, entry: Seen) => isOwn(viewer, entry) && entry.state === 'inscrito'
export const canAppeal = (viewer: Viewer, entry: Seen & Pick<CupEntry, 'appeal'>) =>
  isOwn(viewer, entry) && entry.state === 'desclassificado' && !entry.appeal
