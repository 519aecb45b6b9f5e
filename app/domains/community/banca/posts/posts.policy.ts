import { and, eq, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isApart, notApart } from '#platform/access/apart.ts'
import { isThere } from '#platform/access/there.ts'
import { can, type PolicyViewer, type Viewer } from '#platform/access/viewer.ts'
import { type Post, posts } from './posts.table.ts'

export const isStaff = (viewer: PolicyViewer) => can(viewer, 'posts.manage')
export const isCreator = (viewer: Viewer, post: Pick<Post, 'created_by'>) => viewer?.id === post.created_by

export const canUpdate = (viewer: Viewer, post: Pick<Post, 'created_by' | 'deleted_at'>) =>
  !post.deleted_at && (isCreator(viewer, post) || isStaff(viewer))

/** For writes: what is neither for all nor the viewer's own cannot be written by them, and so is not found. */
export const canSee = (viewer: Viewer, post: Pick<Post, 'created_by' | 'deleted_at' | 'hidden_at' | 'available_by'>) =>
  canUpdate(viewer, post) ||
  (!post.deleted_at && !post.hidden_at && post.available_by === 'todos' && !isApart(viewer, post.created_by))

const follows = (viewer: NonNullable<PolicyViewer>) => sql`exists (select from saves f
  where f.user_id = ${viewer.id} and f.target = 'user' and f.target_id = ${posts.created_by})`

/** Who reads, and when: what they pay for ends. A context, or the arguments of a statement. */
type Reading = { viewer: PolicyViewer; now: Placeholder | (() => Date) }

const momentOf = ({ now }: Reading) => sql`${typeof now === 'function' ? now().toISOString() : now}::timestamptz`

type For = { audience: PgColumn; course: PgColumn }

/** In the group that it is for: of the author, or of the whole consultancy; of one course when it names one. */
const isMember = (
  reading: Reading,
  { audience, course }: For = { audience: posts.available_by, course: posts.course_id },
) =>
  sql`exists (select from audience_members m where m.user_id = ${reading.viewer?.id} and m.audience = ${audience}
    and case when ${course} is null then m.author_id is null or m.author_id = ${posts.created_by} else m.course_id = ${course} end
    and (m.until is null or m.until > ${momentOf(reading)}))`

/**
 * Posts that the viewer may know of: theirs, and those for all, for their followers and for the groups they belong to.
 * Paid content is known to all, by its teaser; `isLocked` says to whom the rest is not sent.
 */
export function visibleTo(reading: Reading): SQL | undefined {
  const { viewer } = reading
  const alive = isNull(posts.deleted_at)
  if (isStaff(viewer)) return alive
  const shown = and(isNull(posts.hidden_at), isThere(posts.created_by))
  const forAll = sql`${posts.available_by} in ('todos', 'pago')`
  if (!viewer) return and(alive, shown, forAll)
  const forFollowers = and(eq(posts.available_by, 'seguidores'), follows(viewer))
  const forMembers = and(sql`${posts.available_by} in ('alunos', 'consultoria')`, isMember(reading))
  const open = and(shown, notApart(viewer, posts.created_by), or(forAll, forFollowers, forMembers))
  return and(alive, or(eq(posts.created_by, viewer.id), open))
}

/** Earlier texts of a post that the viewer may read: each keeps the audience for which it was written. */
export function readableVersion(reading: Reading, { audience, course }: For): SQL | undefined {
  const { viewer } = reading
  if (isStaff(viewer)) return undefined
  if (!viewer) return eq(audience, 'todos')
  return or(
    eq(posts.created_by, viewer.id),
    eq(audience, 'todos'),
    and(eq(audience, 'seguidores'), follows(viewer)),
    isMember(reading, { audience, course }),
  )
}

/** Paid content of which the viewer gets the teaser alone. */
export function isLocked(reading: Reading): SQL<boolean> {
  const { viewer } = reading
  const paid = eq(posts.available_by, 'pago')
  if (!viewer) return sql<boolean>`${paid}`
  if (isStaff(viewer)) return sql<boolean>`false`
  return sql<boolean>`(${paid} and ${posts.created_by} <> ${viewer.id} and not ${isMember(reading)})`
}
