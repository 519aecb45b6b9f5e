import { eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { formatFull } from '#shared/dates.ts'
import '../accounts.events.ts'
import { endChallenges } from '../challenges/challenges.actions.ts'
import { offerKey } from '../email-change/offer-key.model.ts'
import { endTokens } from '../one-time-tokens/one-time-tokens.actions.ts'
import { endSessions } from '../sessions/sessions.actions.ts'
import { type User, users } from '../users/users.table.ts'
import { changedSubject, PasswordChangedMail } from './passwords.emails.tsx'

/**
 * Applies a new password: ends all sessions (but the given one) and what was pending, logins half made, other password
 * links and a change of the e-mail; notifies the owner.
 */
export async function setPassword(tx: Context, user: User, password_hash: string, keep_session?: number) {
  await tx.db.update(users).set({ password_hash, need_update_password: false }).where(eq(users.id, user.id))
  await endSessions(tx, user.id, keep_session)
  await endChallenges(tx, user.id)
  await endTokens(tx, user.id, ['reset_password', 'change_password', 'authorize_email', 'change_email'])
  await tx.db.execute(sql`select graphile_worker.remove_job(${offerKey(user.id)})`)
  const body = PasswordChangedMail({ site: tx.env.site, nickname: user.nickname, when: formatFull(tx.now()) })
  await sendMail(tx, { to: user.email, subject: changedSubject, body })
  await record(tx, 'user.password_changed', { user_id: user.id })
}
