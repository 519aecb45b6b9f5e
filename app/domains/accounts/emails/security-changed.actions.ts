import type { Context } from '#platform/context.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { formatFull } from '#shared/dates.ts'
import { demandAlive } from '../users/users.queries.ts'
import { SecurityChangedMail, securityChangedSubject } from './security-changed.emails.tsx'

/** Tells a person by mail what changed in how their account is guarded. */
export async function tellOwner(tx: Context, user_id: number, what: string) {
  const { email, nickname } = await demandAlive(tx, user_id)
  const body = SecurityChangedMail({ site: tx.env.site, nickname, what, when: formatFull(tx.now()) })
  await sendMail(tx, { to: email, subject: securityChangedSubject, body })
}
