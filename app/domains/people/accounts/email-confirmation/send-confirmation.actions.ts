import type { Context } from '#platform/context.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { mailedLink } from '../emails/mailed-link.model.ts'
import { issueToken } from '../one-time-tokens/one-time-tokens.actions.ts'
import type { User } from '../users/users.table.ts'
import { ConfirmEmailMail, confirmEmailSubject } from './confirm-email.emails.tsx'

/** Mails the link that confirms the e-mail address. It is valid for this address only. */
export async function sendConfirmation(tx: Context, user: User, redirect?: string) {
  const token = await issueToken(tx, { user_id: user.id, purpose: 'confirm_email', payload: { email: user.email } })
  const link = mailedLink(tx.env.site, '/auth/confirmacao-email', token, redirect)
  const body = ConfirmEmailMail({ site: tx.env.site, nickname: user.nickname, link })
  await sendMail(tx, { to: user.email, subject: confirmEmailSubject, body })
}
