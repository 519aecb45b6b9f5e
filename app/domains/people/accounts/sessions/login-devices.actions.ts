import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { login_devices } from './login-devices.table.ts'
import { hashToken, newToken } from './session-token.secrets.ts'

/** More than a person has; the one unused longest makes room. */
const MOST = 10
export const DEVICE_DAYS = 180

/** The device of this account that holds the mark. */
export async function findDevice({ db }: Context, user_id: number, mark: string | undefined) {
  if (!mark) return undefined
  const held = and(eq(login_devices.user_id, user_id), eq(login_devices.mark_hash, hashToken(mark)))
  const [device] = await db.select({ id: login_devices.id }).from(login_devices).where(held)
  return device
}

/** Notes that a device has signed in; one that the account does not know gets a mark of its own. */
export async function noteLoginDevice(tx: Context, user_id: number, mark: string | undefined) {
  const last_used_at = tx.now()
  const known = await findDevice(tx, user_id, mark)
  if (known && mark) {
    await tx.db.update(login_devices).set({ last_used_at }).where(eq(login_devices.id, known.id))
    return { id: known.id, mark }
  }
  const fresh = newToken()
  const [made] = await tx.db
    .insert(login_devices)
    .values({ user_id, mark_hash: hashToken(fresh), last_used_at })
    .returning({ id: login_devices.id })
  if (!made) throw new Error('insert returned no row')
  const surplus = tx.db
    .select({ id: login_devices.id })
    .from(login_devices)
    .where(eq(login_devices.user_id, user_id))
    .orderBy(desc(login_devices.last_used_at), desc(login_devices.id))
    .offset(MOST)
  await tx.db.delete(login_devices).where(inArray(login_devices.id, surplus))
  return { id: made.id, mark: fresh }
}

export const forgetDevices = ({ db }: Context, ids: number[]) =>
  db.delete(login_devices).where(inArray(login_devices.id, ids))

export const sweepDevices = ({ db, now }: Context) =>
  db.delete(login_devices).where(lt(login_devices.last_used_at, new Date(now().getTime() - DEVICE_DAYS * DAY)))
