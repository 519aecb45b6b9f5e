import { and, lt, ne } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { DAY } from '#shared/durations.ts'
import { handleInbound } from './inbound/handle-inbound.actions.ts'
import { resumeReplies, sendReply } from './inbound/replies.actions.ts'
import { whatsapp_inbound, whatsapp_replies } from './inbound/whatsapp-inbound.table.ts'
import { readTemplateStates } from './templates/template-states.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'whatsapp.read_states': Record<string, never>
    'whatsapp.resume': Record<string, never>
    'whatsapp.sweep': Record<string, never>
  }
}

const KEPT_DAYS = 180

/** What was said is in the ticket: its sealed copy and the number behind it go after half a year. */
async function sweep({ db, now }: Context) {
  const old = new Date(now().getTime() - KEPT_DAYS * DAY)
  await db.delete(whatsapp_inbound).where(lt(whatsapp_inbound.created_at, old))
  await db
    .delete(whatsapp_replies)
    .where(and(lt(whatsapp_replies.created_at, old), ne(whatsapp_replies.state, 'queued')))
}

export const whatsappJobs = {
  'whatsapp.inbound': handleInbound,
  'whatsapp.reply': sendReply,
  'whatsapp.read_states': readTemplateStates,
  'whatsapp.resume': resumeReplies,
  'whatsapp.sweep': sweep,
} satisfies JobHandlers

export const whatsappCron: CronLine[] = [
  { match: '20 * * * *', job: 'whatsapp.read_states' },
  { match: '*/10 * * * *', job: 'whatsapp.resume' },
  { match: '36 6 * * *', job: 'whatsapp.sweep' },
]
