import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { mailedLink } from '../emails/mailed-link.model.ts'
import { consumeToken, endTokens, issueToken } from '../one-time-tokens/one-time-tokens.actions.ts'
import type { TokenInput } from '../one-time-tokens/one-time-tokens.schemas.ts'
import { beforeChange } from '../passwords/current-password.rules.ts'
import type { MailedTo } from '../passwords/passwords.schemas.ts'
import { proveOwner } from '../second-factor/prove-owner.actions.ts'
import { demandAlive } from '../users/users.queries.ts'
import type { User } from '../users/users.table.ts'
import { AuthorizeEmailMail, authorizeSubject } from './email-change.emails.tsx'
import type { EmailChange } from './email-change.schemas.ts'
import { offerKey } from './offer-key.model.ts'

/**
 * First step: requires the password, and the second factor's code, and mails a link to the old address. An address that was never confirmed cannot
 * authorise anything (it may be misspelt): then the link goes straight to the new one. Does not check whether the new
 * address is taken.
 */
export async function askEmailChange(ctx: Context, { email, current_password, code }: EmailChange): Promise<MailedTo> {
  const user = await proveOwner(ctx, { password: current_password, code }, beforeChange)
  if (email.toLowerCase() === user.email.toLowerCase())
    throw invalidField('email', 'Este já é o e-mail da sua conta. Escreva o novo.')
  const payload = { email, from: user.email, session_id: String(signedIn(ctx).session_id) }
  await ctx.transaction(async (tx) => {
    await endTokens(tx, user.id, ['authorize_email', 'change_email'])
    await (user.email_verified_at ? mailOldAddress(tx, user, payload) : offer(tx, user.id, payload))
  })
  return { email: user.email_verified_at ? user.email : email }
}

/** Second step: the old address authorises the change, and the new one gets its link. */
export const authorizeEmailChange = (ctx: Context, { token }: TokenInput): Promise<MailedTo> =>
  ctx.transaction(async (tx) => {
    const { user_id, payload } = await consumeToken(tx, 'authorize_email', token)
    await demandAlive(tx, user_id)
    await offer(tx, user_id, payload)
    return { email: payload.email ?? '' }
  })

async function mailOldAddress(tx: Context, user: User, payload: { email: string; [key: string]: string }) {
  const token = await issueToken(tx, { user_id: user.id, purpose: 'authorize_email', payload })
  const link = mailedLink(tx.env.site, '/confirmar-solicitacao-alteracao-email', token)
  const body = AuthorizeEmailMail({ site: tx.env.site, nickname: user.nickname, link, email: payload.email })
  await sendMail(tx, { to: user.email, subject: authorizeSubject, body })
}

/** In a job, so that response time does not reveal whether the new address has an account. */
const offer = (tx: Context, user_id: number, payload: Record<string, string>) =>
  addJob(tx, 'accounts.offer_email', { user_id, payload }, { job_key: offerKey(user_id) })
