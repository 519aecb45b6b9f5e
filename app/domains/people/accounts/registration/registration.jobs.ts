import type { Context } from '#platform/context.ts'
import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { findAlive } from '../users/users.queries.ts'
import { EmailTakenMail, emailTakenSubject } from './email-taken.emails.tsx'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'accounts.warn_registered': { user_id: number }
  }
}

export const registrationJobs = {
  'accounts.warn_registered': (ctx: Context, { user_id }: { user_id: number }) =>
    ctx.transaction(async (tx) => {
      const user = await findAlive(tx, user_id)
      if (!user) return
      const body = EmailTakenMail({ site: tx.env.site, nickname: user.nickname })
      await sendMail(tx, { to: user.email, subject: emailTakenSubject, body })
    }),
} satisfies JobHandlers
