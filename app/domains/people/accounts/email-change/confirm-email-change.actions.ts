import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { unlessTaken } from '#platform/database/unless-taken.ts'
import { invalidField } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { formatFull } from '#shared/dates.ts'
import '../accounts.events.ts'
import { consumeToken, endTokens, refusedLink } from '../one-time-tokens/one-time-tokens.actions.ts'
import type { TokenInput } from '../one-time-tokens/one-time-tokens.schemas.ts'
import { endSessions } from '../sessions/sessions.actions.ts'
import { demandAlive } from '../users/users.queries.ts'
import { type User, users } from '../users/users.table.ts'
import { EmailChangedMail, emailChangedSubject } from './email-change.emails.tsx'

/** Last step: confirms the new address and applies it. The session that requested the change stays, all others end. */
export const confirmEmailChange = (ctx: Context, { token }: TokenInput) =>
  ctx.transaction(async (tx) => {
    const { user_id, payload } = await consumeToken(tx, 'change_email', token)
    const { email = '', from = '', session_id } = payload
    const before = await demandAlive(tx, user_id)
    await putIntoForce(tx, before, { email, from })
    await endSessions(tx, user_id, Number(session_id))
    await endTokens(tx, user_id, ['confirm_email', 'reset_password', 'change_password', 'authorize_email'])
    await record(tx, 'user.email_changed', { user_id })
    if (!before.email_verified_at) return record(tx, 'user.email_confirmed', { user_id })
    await notifyOldAddress(tx, before)
  })

async function putIntoForce(tx: Context, user: User, { email, from }: { email: string; from: string }) {
  const changed = await unlessTaken(tx, (db) =>
    db
      .update(users)
      .set({ email, email_verified_at: tx.now() })
      .where(and(eq(users.id, user.id), eq(users.email, from)))
      .returning({ id: users.id }),
  )
  // Whoever holds this link reads that mailbox, so the message reveals nothing.
  if (!changed) throw invalidField('token', 'Este e-mail já está em outra conta. Peça a troca com outro.')
  // The account's address has changed since the link was requested.
  if (!changed.length) throw refusedLink('expired')
}

async function notifyOldAddress(tx: Context, { nickname, email }: User) {
  const body = EmailChangedMail({ site: tx.env.site, nickname, when: formatFull(tx.now()) })
  await sendMail(tx, { to: email, subject: emailChangedSubject, body })
}
