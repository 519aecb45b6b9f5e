import { and, eq, isNotNull, ne, notInArray } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { DAY } from '#shared/durations.ts'
import { noteAccess } from '../access-log/note-access.actions.ts'
import { forgetDevices } from './login-devices.actions.ts'
import { login_devices } from './login-devices.table.ts'
import { hashToken, newToken } from './session-token.secrets.ts'
import type { EndedSessions } from './sessions.schemas.ts'
import { sessions } from './sessions.table.ts'

export const SESSION_DAYS = 30

/** Opens a session and returns its token; only the hash is stored. */
export const openSession = (ctx: Context, user_id: number, device_id?: number): Promise<{ token: string }> =>
  ctx.transaction(async (tx) => {
    const token = newToken()
    const now = tx.now()
    const [opened] = await tx.db
      .insert(sessions)
      .values({
        user_id,
        token_hash: hashToken(token),
        device_id,
        ...tx.request,
        last_seen_at: now,
        expires_at: new Date(now.getTime() + SESSION_DAYS * DAY),
      })
      .returning({ id: sessions.id })
    if (!opened) throw new Error('insert returned no row')
    await noteAccess(tx, { user_id, session_id: opened.id, kind: 'login' })
    return { token }
  })

/** Ends the current session. */
export const logout = (ctx: Context) =>
  ctx.transaction(async (tx) => {
    const { id, session_id } = signedIn(tx)
    await tx.db.delete(sessions).where(eq(sessions.id, session_id))
    await noteAccess(tx, { user_id: id, session_id, kind: 'logout' })
  })

/** Ends one of the viewer's sessions; another user's is 404. */
export async function endOwnSession(ctx: Context, { id }: { id: number }) {
  const ended = await endSessions(ctx, signedIn(ctx).id, { only: id })
  if (!ended) throw new AppError('not_found', 'Este aparelho não está mais conectado.')
}

/** Ends all of the viewer's sessions but the current one. */
export async function endOtherSessions(ctx: Context): Promise<EndedSessions> {
  const { id, session_id } = signedIn(ctx)
  return { ended: await endSessions(ctx, id, session_id) }
}

/**
 * Ends all sessions of a user, all but the given one, or only one; returns how many ended. Their devices are known no
 * more, nor are, unless only one ends, those that logged out.
 */
export async function endSessions(tx: Context, user_id: number, which?: number | { only: number }): Promise<number> {
  const theirs = eq(sessions.user_id, user_id)
  const chosen = typeof which === 'object' ? eq(sessions.id, which.only) : which && ne(sessions.id, which)
  const ended = await tx.db
    .delete(sessions)
    .where(and(theirs, chosen || undefined))
    .returning({ device_id: sessions.device_id })
  const devices = ended.flatMap((one) => one.device_id ?? [])
  await (typeof which === 'object' ? forgetDevices(tx, devices) : forgetDevicesWithoutSession(tx, user_id))
  return ended.length
}

function forgetDevicesWithoutSession(tx: Context, user_id: number) {
  const open = tx.db.select({ id: sessions.device_id }).from(sessions)
  const kept = open.where(and(eq(sessions.user_id, user_id), isNotNull(sessions.device_id)))
  return tx.db.delete(login_devices).where(and(eq(login_devices.user_id, user_id), notInArray(login_devices.id, kept)))
}
