import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { mailedLink } from '../emails/mailed-link.model.ts'
import { issueToken } from '../one-time-tokens/one-time-tokens.actions.ts'
import { users } from '../users/users.table.ts'
import { RecoverPasswordMail, recoverSubject } from './passwords.emails.tsx'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'accounts.recover_password': { email: string }
  }
}

/** In a job, so that response time does not reveal whether the e-mail has an account. */
export const passwordsJobs = {
  'accounts.recover_password': (ctx: Context, { email }: { email: string }) =>
    ctx.transaction(async (tx) => {
      const [user] = await tx.db
        .select()
        .from(users)
        .where(and(eq(users.email, email), isNull(users.deleted_at)))
      if (!user) return
      const token = await issueToken(tx, { user_id: user.id, purpose: 'reset_password' })
      const link = mailedLink(tx.env.site, '/auth/resetar-senha', token)
      const body = RecoverPasswordMail({ site: tx.env.site, nickname: user.nickname, link })
      await sendMail(tx, { to: user.email, subject: recoverSubject, body })
    }),
} satisfies JobHandlers
