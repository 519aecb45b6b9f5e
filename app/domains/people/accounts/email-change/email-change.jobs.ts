import { and, eq, ne } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { mailedLink } from '../emails/mailed-link.model.ts'
import { issueToken } from '../one-time-tokens/one-time-tokens.actions.ts'
import { findAlive } from '../users/users.queries.ts'
import { type User, users } from '../users/users.table.ts'
import { ConfirmNewEmailMail, confirmNewSubject, EmailWantedMail, wantedSubject } from './email-change.emails.tsx'

type Offer = { user_id: number; payload: Record<string, string> }

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'accounts.offer_email': Offer
  }
}

/** Mails the link to the new address; when that already has an account, notifies its owner instead. */
export const emailChangeJobs = {
  'accounts.offer_email': (ctx: Context, { user_id, payload }: Offer) =>
    ctx.transaction(async (tx) => {
      const user = await findAlive(tx, user_id)
      const email = payload.email ?? ''
      if (!user) return
      const [owner] = await tx.db
        .select()
        .from(users)
        .where(and(eq(users.email, email), ne(users.id, user_id)))
      await (owner ? warn(tx, owner) : mailNewAddress(tx, user, payload))
    }),
} satisfies JobHandlers

async function mailNewAddress(tx: Context, user: User, payload: Record<string, string>) {
  const token = await issueToken(tx, { user_id: user.id, purpose: 'change_email', payload })
  const link = mailedLink(tx.env.site, '/confirmar-alteracao-email', token)
  const body = ConfirmNewEmailMail({ site: tx.env.site, nickname: user.nickname, link })
  await sendMail(tx, { to: payload.email ?? '', subject: confirmNewSubject, body })
}

async function warn(tx: Context, owner: User) {
  if (owner.deleted_at) return
  const body = EmailWantedMail({ site: tx.env.site, nickname: owner.nickname })
  await sendMail(tx, { to: owner.email, subject: wantedSubject, body })
}
