import { lt } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { attemptsSoFar, countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { findAlive } from '../users/users.queries.ts'
import { known_devices } from './known-devices.table.ts'
import { sweepDevices } from './login-devices.actions.ts'
import { sessions } from './sessions.table.ts'
import { UnderAttackMail, underAttackSubject } from './under-attack.emails.tsx'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'accounts.warn_attacked': { user_id: number }
    'accounts.sweep_sessions': Record<string, never>
  }
}

/** Devices not seen for this long are deleted and count as new again. */
const HALF_A_YEAR = 182 * 86_400_000
const onceADay: Limit = { name: 'attack-mail', points: 1, seconds: 86_400 }

export const sessionsJobs = {
  'accounts.warn_attacked': (ctx: Context, { user_id }: { user_id: number }) =>
    ctx.transaction(async (tx) => {
      const user = await findAlive(tx, user_id)
      if (!user || (await attemptsSoFar(tx, onceADay, String(user_id)))) return
      await countAttempt(tx, onceADay, String(user_id))
      const body = UnderAttackMail({ site: tx.env.site, nickname: user.nickname })
      await sendMail(tx, { to: user.email, subject: underAttackSubject, body })
    }),
  'accounts.sweep_sessions': async (ctx: Context) => {
    const { db, now } = ctx
    await db.delete(sessions).where(lt(sessions.expires_at, now()))
    await sweepDevices(ctx)
    await db.delete(known_devices).where(lt(known_devices.last_seen_at, new Date(now().getTime() - HALF_A_YEAR)))
  },
} satisfies JobHandlers
