import { and, desc, eq, gt } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { deviceOf, isHandheld } from './device.model.ts'
import type { SessionRow } from './sessions.schemas.ts'
import { sessions } from './sessions.table.ts'

/** The viewer's open sessions: the current one first, then by last use. */
export async function listOwnSessions(ctx: Context): Promise<{ data: SessionRow[] }> {
  const { id, session_id } = signedIn(ctx)
  const rows = await listSessionsOf(ctx, id, session_id)
  return { data: rows.sort((a, b) => Number(b.current) - Number(a.current)) }
}

/** A user's open sessions by last use, newest first; `current` marks the one of the request. */
export async function listSessionsOf({ db, now }: Context, user_id: number, asking?: number): Promise<SessionRow[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, user_id), gt(sessions.expires_at, now())))
    .orderBy(desc(sessions.last_seen_at), desc(sessions.id))
  return rows.map(({ id, ip, user_agent, created_at, last_seen_at }) => ({
    id,
    device: deviceOf(user_agent),
    handheld: isHandheld(user_agent),
    ip,
    created_at,
    last_seen_at,
    current: id === asking,
  }))
}
