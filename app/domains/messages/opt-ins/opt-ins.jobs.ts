import { and, eq, ne } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { renewText } from '#platform/seal.ts'
import { message_opt_ins } from './answers/message-opt-ins.table.ts'
import { sealedFor } from './answers/opt-in-seal.model.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'opt_ins.reseal': Record<string, never>
  }
}

/** After a rotation of the app keys, seals again under the new key. */
async function reseal({ db, env }: Context) {
  const sealed = await db.select().from(message_opt_ins).where(ne(message_opt_ins.sealed_address, ''))
  for (const { id, user_id, channel, sealed_address } of sealed) {
    const renewed = renewText(env.keys, sealedFor(user_id, channel), sealed_address)
    const unchanged = and(eq(message_opt_ins.id, id), eq(message_opt_ins.sealed_address, sealed_address))
    if (renewed) await db.update(message_opt_ins).set({ sealed_address: renewed }).where(unchanged)
  }
}

export const optInsJobs = { 'opt_ins.reseal': reseal } satisfies JobHandlers

export const optInsCron: CronLine[] = [{ match: '34 6 * * *', job: 'opt_ins.reseal' }]
