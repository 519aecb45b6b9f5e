import type { Context } from '#platform/context.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { formatFull } from '#shared/dates.ts'
import { demandAlive } from '../users/users.queries.ts'
import { SecurityChangedMail, securityChangedSubject } from './security-changed.emails.tsx'

/** Notifies the owner by mail of a change in the account's security settings. */
export async function notifyOwner(tx: Context, user_id: number, what: string) {
  const { email, nickname } = await demandAlive(tx, user_id)
  const body = SecurityChangedMail({ site: tx.env.site, nickname, what, when: formatFull(tx.now()) })
  await sendMail(tx, { to: email, subject: securityChangedSubject, body })
}
