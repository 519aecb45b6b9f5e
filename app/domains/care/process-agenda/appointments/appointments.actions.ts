import { and, eq } from 'drizzle-orm'
import { findProcess, holdProcess, noProcess, tellOfProcess } from '#domains/care/processes/index.ts'
import { compartmentOf } from '#domains/care/processes/processes/process.kinds.ts'
import { professionOfViewer } from '#domains/care/processes/processes/processes.policy.ts'
import type { Process } from '#domains/care/processes/processes/processes.table.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { demandSameContent } from '#platform/owned/find-by-key.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { sealText, unsealText } from '#platform/seal.ts'
import { momentField, typedMomentOf } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { type AppointmentKind, type AppointmentState, setByOthers } from './appointment.kinds.ts'
import { keeps, reads } from './appointments.policy.ts'
import { agendaPlace, isKept, overlapsOf } from './appointments.queries.ts'
import {
  type AppointmentAnswer,
  type AppointmentCancel,
  type AppointmentChange,
  type AppointmentPropose,
  type AppointmentSaved,
  OtherTime,
} from './appointments.schemas.ts'
import { type Appointment, process_appointments } from './appointments.table.ts'

const perDay: Limit = { name: 'process-agenda', points: 100, seconds: 86_400 }
const MOST_DAYS = 2 * 365

/** Somebody of the team proposes a time; what is the team's own is settled at once, and the client hears nothing. */
export async function propose(ctx: Context, { token, ...input }: AppointmentPropose): Promise<AppointmentSaved> {
  await findProcess(ctx, token)
  await countAttempt(ctx, perDay, String(signedIn(ctx).id))
  return ctx.transaction(async (tx) => {
    const { process, access } = await holdProcess(tx, token)
    const profession = professionOfViewer(tx.viewer)
    if (access.role !== 'professional' || !profession) throw noProcess()
    const { kind, team_only, idempotency_key } = input
    const at = typedMomentOf(input.at)
    const created_by = signedIn(tx).id
    const before = idempotency_key && (await proposedBefore(tx, process.id, idempotency_key))
    if (before) {
      demandSameContent(before, { kind, at, team_only })
      return { overlaps: await overlapsOf(tx, before) }
    }
    demandOpen(process)
    demandAhead(tx, at)
    if (team_only && !setByOthers.includes(kind))
      throw invalidField('team_only', 'Só uma audiência ou um prazo pode ficar só com a equipe.')
    const [row] = await tx.db
      .insert(process_appointments)
      .values({
        ...{ process_id: process.id, profession, created_by, kind, at, team_only, idempotency_key },
        minutes: kind === 'prazo' ? 0 : input.minutes,
        sealed_place: sealText(tx.env.keys, agendaPlace(process.id), input.place),
        state: stateOfNew(kind),
        created_at: tx.now(),
      })
      .returning()
    if (!row) throw new Error('insert returned no row')
    const said =
      row.state === 'proposto' ? 'Há um horário esperando por você no seu processo' : 'Há uma data nova no seu processo'
    await settle(tx, process, row, 'appointment.proposed', said)
    return { overlaps: await overlapsOf(tx, row) }
  })
}

/** Another time or place, with why: the client is asked again. Who changes it is who keeps it from now on. */
export const changeAppointment = (ctx: Context, { token, id, reason, ...edit }: AppointmentChange) =>
  ctx.transaction(async (tx): Promise<AppointmentSaved> => {
    const { process, row } = await kept(tx, token, id)
    const place = agendaPlace(process.id)
    const { at: before, minutes } = row
    const stands = { at: momentField(before), minutes, place: unsealText(tx.env.keys, place, row.sealed_place) }
    const merged = mergeEdit(edit, stands)
    const at = typedMomentOf(merged.at)
    demandAhead(tx, at)
    const [after] = await tx.db
      .update(process_appointments)
      .set({
        ...{ at, minutes: row.kind === 'prazo' ? 0 : merged.minutes, state: stateOfNew(row.kind) },
        created_by: signedIn(tx).id,
        sealed_place: sealText(tx.env.keys, place, merged.place),
        sealed_words: sealText(tx.env.keys, place, reason),
      })
      .where(eq(process_appointments.id, id))
      .returning()
    if (!after) throw new Error('update returned no row')
    await settle(tx, process, after, 'appointment.changed', 'Um horário do seu processo mudou')
    return { overlaps: await overlapsOf(tx, after) }
  })

export const cancelAppointment = (ctx: Context, { token, id, reason }: AppointmentCancel): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { process, row } = await kept(tx, token, id)
    await tx.db
      .update(process_appointments)
      .set({ state: 'cancelado', sealed_words: sealText(tx.env.keys, agendaPlace(process.id), reason) })
      .where(eq(process_appointments.id, id))
    await settle(tx, process, row, 'appointment.cancelled', 'Um horário do seu processo foi cancelado')
  })

/** The client confirms the time that they read, or asks for another one in their own words. */
export const answerAppointment = (
  ctx: Context,
  { token, id, answer, words, ...seen }: AppointmentAnswer,
): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { process, access } = await holdProcess(tx, token)
    const row = await rowOf(tx, process, id)
    if (access.role !== 'client' || !row || !reads(access, row)) throw noAppointment()
    demandStands(tx, process, row)
    if (setByOthers.includes(row.kind))
      throw new AppError('conflict', 'Esta data foi marcada por outros. Se você não pode ir, escreva na conversa.')
    if (!(await isKept(tx, id)))
      throw new AppError('conflict', 'Quem marcou este horário saiu da equipe. Pergunte na conversa quem atende agora.')
    const place = unsealText(tx.env.keys, agendaPlace(process.id), row.sealed_place)
    if (row.at.getTime() !== Date.parse(seen.at) || row.minutes !== seen.minutes || place !== seen.place)
      throw new AppError('conflict', 'O horário mudou enquanto você olhava. Confira o novo.')
    const wanted = answer === 'outro' ? OtherTime.safeParse(words) : null
    if (wanted?.error) throw invalidField('words', wanted.error.issues[0]?.message ?? '')
    await tx.db
      .update(process_appointments)
      .set(
        answer === 'sim'
          ? { state: 'confirmado' }
          : { state: 'outro', sealed_words: sealText(tx.env.keys, agendaPlace(process.id), words) },
      )
      .where(eq(process_appointments.id, id))
    await tell(tx, process, row, {
      client: '',
      team: answer === 'sim' ? 'o cliente confirmou um horário' : 'o cliente pede outro horário',
      what: `answered_${answer}`,
    })
  })

/** Nobody confirms what others have set. */
const stateOfNew = (kind: AppointmentKind): AppointmentState => (setByOthers.includes(kind) ? 'confirmado' : 'proposto')

const noAppointment = () => new AppError('not_found', 'Não encontramos esse horário.')

async function rowOf(tx: Context, process: Process, id: number) {
  const [row] = await tx.db
    .select()
    .from(process_appointments)
    .where(and(eq(process_appointments.id, id), eq(process_appointments.process_id, process.id)))
  return row
}

/** One that the viewer keeps, and that may still be changed. */
async function kept(tx: Context, token: string, id: number) {
  const { process, access } = await holdProcess(tx, token)
  const row = await rowOf(tx, process, id)
  if (!row || !keeps(access, row)) throw noAppointment()
  demandStands(tx, process, row)
  return { process, row }
}

function demandOpen({ closed_at }: Process) {
  if (closed_at) throw new AppError('conflict', 'Este processo terminou: a agenda fica guardada.')
}

function demandStands(tx: Context, process: Process, { state, at }: Appointment) {
  demandOpen(process)
  if (state === 'cancelado') throw new AppError('conflict', 'Este horário foi cancelado.')
  if (at <= tx.now()) throw new AppError('conflict', 'Este horário já passou.')
}

function demandAhead(tx: Context, at: Date) {
  if (at <= tx.now()) throw invalidField('at', 'Este horário já passou. Escolha outro.')
  if (at.getTime() > tx.now().getTime() + MOST_DAYS * DAY) throw invalidField('at', 'Confira o ano desta data.')
}

async function proposedBefore({ db, viewer }: Context, process_id: number, idempotency_key: string) {
  const { process_id: of, created_by, idempotency_key: key } = process_appointments
  const [row] = await db
    .select()
    .from(process_appointments)
    .where(and(eq(of, process_id), eq(created_by, viewer?.id ?? 0), eq(key, idempotency_key)))
  return row
}

async function settle(tx: Context, process: Process, row: Appointment, action: string, client: string) {
  const { id, kind } = row
  await audit(tx, { action: `process.${action}`, subject: `process:${process.id}`, after: { id, kind } })
  await tell(tx, process, row, { client: row.team_only ? '' : client, team: 'a agenda mudou', what: action })
}

type Said = { client: string; team: string; what: string }

const tell = (tx: Context, process: Process, row: Appointment, said: Said) =>
  tellOfProcess(tx, process, {
    ...said,
    what: `${said.what}:${row.id}:${tx.now().getTime()}`,
    compartment: compartmentOf[row.profession],
    part: '/agenda',
  })
