import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { mailedLink } from '../emails/mailed-link.model.ts'
import { consumeToken, issueToken } from '../one-time-tokens/one-time-tokens.actions.ts'
import type { TokenInput } from '../one-time-tokens/one-time-tokens.schemas.ts'
import { demandAlive } from '../users/users.queries.ts'
import { beforeChange, demandPassword } from './current-password.rules.ts'
import { refuseWeakPassword } from './password.rules.ts'
import { hashPassword, isPassword } from './password.secrets.ts'
import { ConfirmPasswordChangeMail, confirmChangeSubject } from './passwords.emails.tsx'
import type { MailedTo, PasswordChange } from './passwords.schemas.ts'
import { setPassword } from './set-password.actions.ts'
import { SAME_AGAIN } from './weakness.model.ts'

/** First step: requires the current password and mails a link. Nothing changes until it is confirmed. */
export async function askPasswordChange(ctx: Context, input: PasswordChange): Promise<MailedTo> {
  const { id, session_id } = signedIn(ctx)
  const user = await demandPassword(ctx, input.current_password, beforeChange)
  if (await isPassword(input.password, user.password_hash)) throw invalidField('password', SAME_AGAIN)
  refuseWeakPassword('password', input.password, user)
  const payload = { password_hash: await hashPassword(input.password), session_id: String(session_id) }
  await ctx.transaction(async (tx) => {
    const token = await issueToken(tx, { user_id: id, purpose: 'change_password', payload })
    const link = mailedLink(tx.env.site, '/confirmar-alteracao-senha', token, input.redirect)
    const body = ConfirmPasswordChangeMail({ site: tx.env.site, nickname: user.nickname, link })
    await sendMail(tx, { to: user.email, subject: confirmChangeSubject, body })
  })
  return { email: user.email }
}

/** Second step: the link applies the new password. The session that requested it stays, all others end. */
export const confirmPasswordChange = (ctx: Context, { token }: TokenInput) =>
  ctx.transaction(async (tx) => {
    const spent = await consumeToken(tx, 'change_password', token)
    const { password_hash, session_id } = spent.payload
    if (!password_hash) throw new Error('a password change without its new password')
    await setPassword(tx, await demandAlive(tx, spent.user_id), password_hash, Number(session_id))
  })
