import { and, asc, eq, exists, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { type Found, findProcess, logOpening, noProcess } from '#domains/care/processes/index.ts'
import { processUrl } from '#domains/care/processes/processes/process-address.model.ts'
import { professionOfViewer, seatOf, sitsIn } from '#domains/care/processes/processes/processes.policy.ts'
import { processes } from '#domains/care/processes/processes/processes.table.ts'
import { user_registrations } from '#domains/people/accounts/registration-confirmation/registrations.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { readNoticesAt } from '#domains/people/notifications/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { unsealText } from '#platform/seal.ts'
import { DAY } from '#shared/durations.ts'
import { setByOthers } from './appointment.kinds.ts'
import { keeps, reads } from './appointments.policy.ts'
import type { OwnAppointment, ProcessAgenda, ProcessAgendaRef } from './appointments.schemas.ts'
import { type Appointment, process_appointments } from './appointments.table.ts'
import { overlap } from './overlaps.model.ts'

export const agendaPlace = (process_id: number) => `process_appointments/${process_id}`

/** What a process that ended had ahead of it is not held. */
const stateOf = ({ closed_at }: Found['process'], { at, state }: Appointment) =>
  closed_at && at > closed_at ? 'cancelado' : state
const stillHeld = or(isNull(processes.closed_at), lte(process_appointments.at, processes.closed_at))

const sitsThere = sitsIn(process_appointments.process_id, process_appointments.created_by)

/** For so long what is over stays in a professional's agenda; in the process it stays for good. */
const SHOWN_DAYS = 90

/** The appointments of a process that the viewer reads; that the team read them is logged. 404 for the reception. */
export async function showAgenda(ctx: Context, { token }: ProcessAgendaRef): Promise<ProcessAgenda> {
  const found = await findProcess(ctx, token)
  if (found.access.role === 'reception') throw noProcess()
  await logOpening(ctx, found, 'processo')
  await readNoticesAt(ctx, `${processUrl(token)}/agenda`)
  return agendaOf(ctx, found)
}

/** As whoever found it reads it; for the client's copy, too. */
export async function agendaOf(ctx: Context, { process, access }: Found): Promise<ProcessAgenda> {
  const rows = await ctx.db
    .select({ row: process_appointments, by: users.nickname, sits: sitsThere })
    .from(process_appointments)
    .innerJoin(users, eq(users.id, process_appointments.created_by))
    .where(eq(process_appointments.process_id, process.id))
    .orderBy(asc(process_appointments.at), asc(process_appointments.id))
  const unsealed = (sealed: string) => unsealText(ctx.env.keys, agendaPlace(process.id), sealed)
  const data = rows
    .filter(({ row }) => reads(access, row))
    .map(({ row, by, sits }) => {
      const { id, profession, kind, at, minutes, team_only, sealed_place, sealed_words } = row
      const past = at <= ctx.now()
      const state = stateOf(process, row)
      const open = !past && !process.closed_at && state !== 'cancelado'
      return {
        ...{ id, profession, kind, at, minutes, state, team_only, by, past, left: !sits },
        ...{ place: unsealed(sealed_place), words: unsealed(sealed_words) },
        can: {
          // Nobody would read the answer, nor come.
          answer: open && sits && access.role === 'client' && !setByOthers.includes(kind),
          change: open && keeps(access, row),
        },
      }
    })
  return { data: nextFirst(data), can: { propose: !process.closed_at && access.role === 'professional' } }
}

const nextFirst = <T extends { past: boolean }>(rows: T[]) => [
  ...rows.filter(({ past }) => !past),
  ...rows.filter(({ past }) => past).reverse(),
]

/** What the viewer's profession has in the processes in which they sit. 404 for who is of none. */
export async function ownAgenda(ctx: Context): Promise<{ data: OwnAppointment[] }> {
  const viewer = signedIn(ctx)
  const profession = professionOfViewer(viewer)
  if (!profession) throw noProcess()
  const { id, kind, at, minutes, state, team_only, created_by } = process_appointments
  const author = sql<string>`(select u.nickname from users u where u.id = ${created_by})`
  const client = sql<string>`coalesce(${user_registrations.full_name}, ${users.nickname}::text)`
  const rows = await ctx.db
    .select({ id, kind, at, minutes, state, team_only, created_by, by: author, token: processes.token, client })
    .from(process_appointments)
    .innerJoin(processes, eq(processes.id, process_appointments.process_id))
    .innerJoin(users, eq(users.id, processes.client_id))
    .leftJoin(user_registrations, eq(user_registrations.user_id, users.id))
    .where(
      and(
        ...[eq(process_appointments.profession, profession), exists(seatOf(ctx.db, viewer))],
        gt(at, new Date(ctx.now().getTime() - SHOWN_DAYS * DAY)),
        stillHeld,
      ),
    )
    .orderBy(asc(at), asc(id))
  const stands = rows.filter((one) => one.state !== 'cancelado')
  const data = rows.map(({ created_by, ...row }) => ({
    ...row,
    past: row.at <= ctx.now(),
    overlaps: stands.some(
      (one) =>
        stands.some(({ id }) => id === row.id) &&
        one.id !== row.id &&
        one.created_by === created_by &&
        overlap(one, row),
    ),
  }))
  return { data: nextFirst(data) }
}

/** Whether who keeps it is still of the team. */
export async function isKept({ db }: Context, id: number): Promise<boolean> {
  const [row] = await db.select({ sits: sitsThere }).from(process_appointments).where(eq(process_appointments.id, id))
  return row?.sits === true
}

/** How many others of who proposed it take place at the same time, in whichever process. */
export async function overlapsOf({ db }: Context, row: Pick<Appointment, 'id' | 'created_by' | 'at' | 'minutes'>) {
  const others = await db
    .select({ at: process_appointments.at, minutes: process_appointments.minutes })
    .from(process_appointments)
    .innerJoin(processes, eq(processes.id, process_appointments.process_id))
    .where(
      and(
        ...[stillHeld, eq(process_appointments.created_by, row.created_by), ne(process_appointments.id, row.id)],
        ...[ne(process_appointments.state, 'cancelado'), gt(process_appointments.at, new Date(row.at.getTime() - DAY))],
      ),
    )
  return others.filter((one) => overlap(one, row)).length
}
