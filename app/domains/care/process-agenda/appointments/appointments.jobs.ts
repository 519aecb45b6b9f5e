import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { teamOf } from '#domains/care/processes/index.ts'
import { professionOf } from '#domains/care/processes/processes/process.kinds.ts'
import { processUrl } from '#domains/care/processes/processes/process-address.model.ts'
import { processes } from '#domains/care/processes/processes/processes.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { forEach } from '#platform/jobs/for-each.ts'
import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { dayKey, daysBetween } from '#shared/dates.ts'
import { process_appointments } from './appointments.table.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'process_agenda.remind': Record<string, never>
  }
}

export const appointmentJobs = { 'process_agenda.remind': remindAll } satisfies JobHandlers
export const appointmentCron: CronLine[] = [{ match: '0 12 * * *', job: 'process_agenda.remind' }]

/** Tells of what is tomorrow, and of what is still to come today of which nobody was told. */
async function remindAll(ctx: Context) {
  const { id, at, state, process_id } = process_appointments
  const due = await ctx.db
    .select({ id })
    .from(process_appointments)
    .innerJoin(processes, eq(processes.id, process_id))
    .where(
      and(
        ...[gt(at, ctx.now()), ne(state, 'cancelado'), isNull(processes.closed_at)],
        sql`(${at} at time zone 'America/Sao_Paulo')::date <= ${dayKey(ctx.now())}::date + 1`,
      ),
    )
    .orderBy(asc(id))
  await forEach(ctx, due, (tx, one) => remind(tx, one.id))
}

/** The key of the notice decides: nobody is told twice of the same time. */
async function remind(tx: Context, appointment_id: number) {
  const [row] = await tx.db
    .select({ appointment: process_appointments, process: processes })
    .from(process_appointments)
    .innerJoin(processes, eq(processes.id, process_appointments.process_id))
    .where(and(eq(process_appointments.id, appointment_id), ne(process_appointments.state, 'cancelado')))
  if (!row) return
  const { appointment, process } = row
  const day = daysBetween(tx.now(), appointment.at) > 0 ? 'amanhã' : 'hoje'
  const team = (await teamOf(tx, process.id)).filter(({ seat }) => professionOf[seat] === appointment.profession)
  const ids = [...team.map(({ id }) => id), ...(appointment.team_only ? [] : [process.client_id])]
  const people = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.suspended_at), isNull(users.deleted_at)))
    .orderBy(asc(users.id))
  for (const { id: user_id } of people)
    await notify(tx, {
      ...{ user_id, kind: 'process', url: `${processUrl(process.token)}/agenda` },
      title:
        user_id === process.client_id
          ? `Você tem um compromisso ${day} no seu processo`
          : `Processo ${process.id}: um compromisso ${day}`,
      key: `process:${process.id}:appointment:${appointment.id}:${appointment.at.getTime()}`,
    })
}
