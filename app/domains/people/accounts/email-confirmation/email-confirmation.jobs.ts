import type { Context } from '#platform/context.ts'
import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { findAlive } from '../users/users.queries.ts'
import { sendConfirmation } from './send-confirmation.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'accounts.confirm_email': { user_id: number; redirect?: string }
  }
}

export const emailConfirmationJobs = {
  'accounts.confirm_email': (ctx: Context, { user_id, redirect }: { user_id: number; redirect?: string }) =>
    ctx.transaction(async (tx) => {
      const user = await findAlive(tx, user_id)
      if (user && !user.email_verified_at) await sendConfirmation(tx, user, redirect)
    }),
} satisfies JobHandlers
