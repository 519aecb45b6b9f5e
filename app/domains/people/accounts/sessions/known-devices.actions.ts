import { and, eq, ne, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { formatFull } from '#shared/dates.ts'
import type { User } from '../users/users.table.ts'
import { deviceOf } from './device.model.ts'
import { known_devices } from './known-devices.table.ts'
import { networkOf } from './network.model.ts'
import { NewLoginMail, newLoginSubject } from './new-login.emails.tsx'

/**
 * Records the device of a login and notifies the owner of a new device type or network. The first one of an account is
 * not reported: the owner just registered with it.
 */
export async function noteDevice(tx: Context, user: User) {
  const { ip, user_agent } = tx.request
  const device = `${deviceOf(user_agent)}|${networkOf(ip)}`
  const now = tx.now()
  const [noted] = await tx.db
    .insert(known_devices)
    .values({ user_id: user.id, device, first_seen_at: now, last_seen_at: now })
    .onConflictDoUpdate({ target: [known_devices.user_id, known_devices.device], set: { last_seen_at: now } })
    .returning({ is_new: sql<boolean>`xmax = 0` })
  if (!noted?.is_new || !(await hasOthers(tx, user.id, device))) return
  const from = { device: deviceOf(user_agent), ip, when: formatFull(now) }
  const body = NewLoginMail({ site: tx.env.site, nickname: user.nickname, ...from })
  await sendMail(tx, { to: user.email, subject: newLoginSubject, body })
}

async function hasOthers({ db }: Context, user_id: number, device: string) {
  const [other] = await db
    .select({ device: known_devices.device })
    .from(known_devices)
    .where(and(eq(known_devices.user_id, user_id), ne(known_devices.device, device)))
    .limit(1)
  return !!other
}
