import { and, asc, between, eq, inArray, isNull, sql } from 'drizzle-orm'
import {
  type Compartment,
  compartmentOf,
  professionOf,
  seats,
} from '#domains/care/processes/processes/process.kinds.ts'
import { processUrl } from '#domains/care/processes/processes/process-address.model.ts'
import { type Process, process_members, processes } from '#domains/care/processes/processes/processes.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { forEach } from '#platform/jobs/for-each.ts'
import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { dayKey, daysBetween } from '#shared/dates.ts'
import { process_document_reminders, process_documents } from './process-documents.table.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'process_documents.watch': Record<string, never>
  }
}

export const documentWatchJobs = { 'process_documents.watch': watchDocuments } satisfies JobHandlers
export const documentWatchCron: CronLine[] = [{ match: '10 11 * * *', job: 'process_documents.watch' }]

const distances = [60, 30, 7, 0]
/** If the job did not run on the day, it tells up to two days late. */
const LATE = 2

/** Tells of what lapses, of closed processes too: a safe-conduct matters most once it was granted. */
async function watchDocuments(ctx: Context) {
  const due = await Promise.all(
    distances.map(async (days) => (await dueOf(ctx, days)).map(({ id, day }) => ({ id, day, days }))),
  )
  await forEach(ctx, due.flat(), tell)
}

function dueOf({ db, now }: Context, days: number) {
  const day = (ahead: number) => sql`${dayKey(now())}::date + ${ahead}::int`
  return db
    .select({ id: process_documents.id, day: sql<string>`${process_documents.expires_on}` })
    .from(process_documents)
    .where(between(process_documents.expires_on, day(days - LATE), day(days)))
}

type Due = { id: number; day: string; days: number }

/** The unique row decides: of two workers the second finds it and tells nobody. */
async function tell(tx: Context, { id, day, days }: Due) {
  const [row] = await tx.db
    .select({ process: processes, compartment: process_documents.compartment })
    .from(process_documents)
    .innerJoin(processes, eq(processes.id, process_documents.process_id))
    .where(and(eq(process_documents.id, id), eq(process_documents.expires_on, day)))
    .for('update', { of: process_documents })
  if (!row) return
  const noted = await tx.db
    .insert(process_document_reminders)
    .values({ document_id: id, expires_on: day, days, sent_at: tx.now() })
    .onConflictDoNothing()
    .returning({ days: process_document_reminders.days })
  if (!noted.length) return
  const left = daysBetween(tx.now(), day)
  const what = left > 0 ? 'está perto de vencer' : left === 0 ? 'vence hoje' : 'venceu'
  for (const user_id of await toldOf(tx, row.process, row.compartment))
    await notify(tx, {
      ...{
        user_id,
        kind: 'process',
        title:
          user_id === row.process.client_id
            ? `Um documento do seu processo ${what}`
            : `Processo ${row.process.id}: um documento ${what}`,
      },
      url: `${processUrl(row.process.token)}/documentos`,
      key: `process:${row.process.id}:lapses:${id}:${day}:${days}`,
    })
}

/** The client and, while the process is under way, who sits in the compartment's seats now. */
async function toldOf({ db }: Context, { id, client_id, closed_at }: Process, compartment: Compartment) {
  const theirs = seats.filter((seat) => compartmentOf[professionOf[seat]] === compartment)
  const seated = db
    .select({ user_id: process_members.user_id })
    .from(process_members)
    .innerJoin(users, eq(users.id, process_members.user_id))
    .where(
      and(
        ...[eq(process_members.process_id, id), isNull(process_members.left_at), inArray(process_members.seat, theirs)],
        inArray(users.user_type, theirs.map((seat) => professionOf[seat])), // biome-ignore format: one line
      ),
    )
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        closed_at ? eq(users.id, client_id) : sql`(${users.id} = ${client_id} or ${users.id} in ${seated})`,
        ...[isNull(users.suspended_at), isNull(users.deleted_at)],
      ),
    )
    .orderBy(asc(users.id))
  return rows.map((user) => user.id)
}
