import { and, asc, count, desc, eq, exists, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { process_appointments } from '#domains/care/process-agenda/appointments/appointments.table.ts'
import { writtenByTeam } from '#domains/care/process-documents/documents/process-document.kinds.ts'
import { ownProcess } from '#domains/care/processes/index.ts'
import {
  type Compartment,
  compartmentOf,
  compartments,
  type Seat,
  type WaitedFor,
} from '#domains/care/processes/processes/process.kinds.ts'
import {
  areaOf,
  processVisibleTo,
  professionOfViewer,
  seatOf,
  walksIn,
} from '#domains/care/processes/processes/processes.policy.ts'
import { process_members, processes } from '#domains/care/processes/processes/processes.table.ts'
import { isFinal } from '#domains/care/processes/statuses/final.model.ts'
import { process_statuses } from '#domains/care/processes/statuses/process-statuses.table.ts'
import { tagged_processes } from '#domains/care/processes/tags/process-tags.table.ts'
import { user_registrations } from '#domains/people/accounts/registration-confirmation/registrations.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { isAdmin, type SignedIn } from '#platform/access/viewer.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { AppError } from '#platform/errors.ts'
import { dayKey } from '#shared/dates.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { contactsWaiting } from '../contacts/contacts.queries.ts'
import type { ProcessDesk, ProcessDeskQuery, ProcessFilter } from './desk.schemas.ts'

/** Compartments in whose documents and conversations something waits for the viewer. */
function ownCompartments(viewer: SignedIn): Compartment[] {
  const profession = professionOfViewer(viewer)
  if (profession) return [compartmentOf[profession]]
  return isAdmin(viewer) ? [...compartments] : []
}

/** Which processes somebody works with in an area: the client's own, a profession's with a seat, all for the reception. */
function within(ctx: Context, asked: ProcessDeskQuery['area']) {
  const viewer = signedIn(ctx)
  const area = asked ?? areaOf(viewer)
  if (!walksIn(viewer, area)) throw new AppError('not_found', 'Esta área não é a sua.')
  const turn: WaitedFor = area === 'advogado' && !professionOfViewer(viewer) ? 'acolhimento' : area
  if (area === 'cliente') return { viewer, area, turn, where: eq(processes.client_id, viewer.id) }
  const seated = professionOfViewer(viewer) && !isAdmin(viewer) ? exists(seatOf(ctx.db, viewer)) : undefined
  return { viewer, area, turn, where: and(processVisibleTo(ctx.db, viewer), seated) }
}

export async function listProcesses(ctx: Context, filter: ProcessFilter) {
  const { viewer, area, turn, where } = within(ctx, filter.area)
  const { mine, to_check, unread, status_id, kind, tag_id, waits_for, without_team, late, expiring, search } = filter
  const situation = filter.situation ?? (area === 'cliente' ? 'todos' : 'em-andamento')
  const isTurn = eq(process_statuses.waits_for, turn)
  const [checks, signs, news] = [sql`${toCheck(viewer)} > 0`, sql`${toSign(viewer)} > 0`, sql`${unreadFor(viewer)} > 0`]
  const chosen = and(
    where,
    mine ? isTurn : undefined,
    to_check ? checks : undefined,
    unread ? news : undefined,
    situation === 'em-andamento' ? isNull(processes.closed_at) : undefined,
    situation === 'terminados' ? isNotNull(processes.closed_at) : undefined,
    status_id ? eq(processes.status_id, status_id) : undefined,
    kind ? eq(processes.kind, kind) : undefined,
    waits_for ? eq(process_statuses.waits_for, waits_for) : undefined,
    without_team ? sql`not ${hasTeam(ctx)}` : undefined,
    late && area !== 'cliente' ? isLate(ctx) : undefined,
    expiring && area !== 'cliente' ? isExpiring(ctx) : undefined,
    // Tags are the team's: whether one is there is no client's to find out.
    tag_id && area !== 'cliente' ? exists(taggedWith(ctx, tag_id)) : undefined,
    search ? found(search) : undefined,
  )
  const { limit, offset } = windowOf(filter)
  const due_on = area === 'cliente' ? sql<string | null>`null` : processes.due_on
  const by = {
    status_since: processes.status_since,
    waiting: processes.status_since,
    due_on: processes.due_on,
    created_at: processes.created_at,
    client: clientName,
  }
  // A defence whose day is ahead comes before everything; then what has waited longest.
  const order_type = filter.order_type ?? 'asc'
  const day = sql`case when ${processes.closed_at} is null and ${processes.set_for} > ${ctx.now().toISOString()}::timestamptz
    then ${processes.set_for} end asc nulls last`
  const first = [
    day,
    sql`${processes.closed_at} is not null`,
    ...(filter.order_by === 'waiting' ? [desc(sql`(${isTurn} or ${checks} or ${signs} or ${news})`)] : []),
  ]
  const rows = ctx.db
    .select({
      token: processes.token,
      number: processes.id,
      kind: processes.kind,
      client: clientName,
      status: { id: process_statuses.id, name: process_statuses.name },
      status_since: processes.status_since,
      due_on,
      set_for: processes.set_for,
      created_at: processes.created_at,
      waits_for: process_statuses.waits_for,
      team: teamJson,
      tags: viewer.user_type === 'grower' ? sql<string[]>`'[]'::json` : tagsJson,
      to_check: toCheck(viewer),
      missing: missingFor(viewer),
      to_sign: toSign(viewer),
      unread: unreadFor(viewer),
    })
    .from(processes)
    .innerJoin(process_statuses, eq(process_statuses.id, processes.status_id))
    .innerJoin(users, eq(users.id, processes.client_id))
    .leftJoin(user_registrations, eq(user_registrations.user_id, users.id))
    .where(chosen)
  const total = ctx.db
    .select({ total: count() })
    .from(processes)
    .innerJoin(process_statuses, eq(process_statuses.id, processes.status_id))
    .innerJoin(users, eq(users.id, processes.client_id))
    .leftJoin(user_registrations, eq(user_registrations.user_id, users.id))
    .where(chosen)
  const [data, [counted]] = await Promise.all([
    rows
      .orderBy(...first, ...sorted({ ...filter, order_type }, by, processes.id))
      .limit(limit)
      .offset(offset),
    total,
  ])
  return toPage(data, counted?.total ?? 0, filter)
}

const clientName = sql<string>`coalesce(${user_registrations.full_name}, ${users.nickname}::text)`

/** By the client's name or nickname, or by the number of the process. */
function found(search: string): SQL | undefined {
  const number = /^#?\d{1,9}$/.test(search) ? eq(processes.id, Number(search.replace('#', ''))) : undefined
  return or(contains(users.nickname, search), contains(user_registrations.full_name, search), number)
}

export const hasTeam = ({ db }: Context) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(process_members)
      .where(and(eq(process_members.process_id, processes.id), isNull(process_members.left_at))),
  )

/** Its last day is over. */
export const isLate = (ctx: Context) => and(isNull(processes.closed_at), lt(processes.due_on, dayKey(ctx.now())))

/** Days before its last one in which a document is renewed. */
export const EXPIRES_WITHIN = 30

/** A document that counts lapses soon: to a profession one of its own compartment, so that a filter tells no other. */
export const isExpiring = ({ now, viewer }: Context) =>
  sql`exists (select from process_documents d where d.process_id = ${processes.id}
    and d.compartment in (${listOf(viewer && professionOfViewer(viewer) ? ownCompartments(viewer) : [...compartments])})
    and d.expires_on between ${dayKey(now())}::date and ${dayKey(now())}::date + ${EXPIRES_WITHIN}::int)`

const taggedWith = ({ db }: Context, tag_id: number) =>
  db
    .select({ one: sql`1` })
    .from(tagged_processes)
    .where(and(eq(tagged_processes.process_id, processes.id), eq(tagged_processes.tag_id, tag_id)))

const teamJson = sql<{ seat: Seat; nickname: string }[]>`coalesce((
  select json_agg(json_build_object('seat', m.seat, 'nickname', u.nickname) order by m.seat)
  from process_members m join users u on u.id = m.user_id
  where m.process_id = ${processes.id} and m.left_at is null), '[]'::json)`

const tagsJson = sql<string[]>`coalesce((
  select json_agg(t.name order by t.name) from tagged_processes p join process_tags t on t.id = p.tag_id
  where p.process_id = ${processes.id}), '[]'::json)`

const listOf = (values: string[]) =>
  sql.join(
    [...values, ''].map((value) => sql`${value}`),
    sql`, `,
  )

const toCheck = (viewer: SignedIn) => sql<number>`(
  select count(*)::int from process_documents d
  where d.process_id = ${processes.id} and d.state = 'enviado' and d.compartment in (${listOf(ownCompartments(viewer))}))`

/** For the client's signature, or for that of the viewer's profession. */
function toSign(viewer: SignedIn) {
  const own = professionOfViewer(viewer)
  const theirs = own
    ? sql`s.state = 'profissional' and s.compartment = ${compartmentOf[own]}`
    : sql`s.state = 'cliente' and ${processes.client_id} = ${viewer.id}`
  return sql<number>`(
  select count(*)::int from process_signings s
  where ${processes.closed_at} is null and s.process_id = ${processes.id} and ${theirs})`
}

/**
 * Required ones of the checklist that were not sent, any that was refused, and those asked for besides: of all compartments, to a
 * profession of its own. What a profession writes is not missing of the client.
 */
function missingFor(viewer: SignedIn) {
  const seen = professionOfViewer(viewer) ? ownCompartments(viewer) : [...compartments]
  const theirs = areaOf(viewer) === 'cliente' ? writtenByTeam : []
  return sql<number>`(
  (select count(*)::int from process_document_kinds k
   left join process_documents d on d.kind_id = k.id and d.process_id = ${processes.id}
   where k.active and k.process_kind in ('todos', ${processes.kind})
   and k.slug not in (${listOf(theirs)}) and k.compartment in (${listOf(seen)})
   and (d.state = 'recusado' or (k.required and coalesce(d.state, 'pedido') = 'pedido')))
  + (select count(*)::int from process_documents d
   where d.process_id = ${processes.id} and d.kind_id is null and d.compartment in (${listOf(seen)})
   and d.state in ('pedido', 'recusado')))`
}

/** Messages of others that the viewer has not seen: the client of all, a profession of all with all and its own. */
function unreadFor(viewer: SignedIn) {
  const own = professionOfViewer(viewer)
  const heard = own ? sql`and c.audience in ('todos', ${compartmentOf[own]})` : sql``
  // The administration and the reception take no part in conversations: nothing waits there for them.
  if (!own && areaOf(viewer) !== 'cliente') return sql<number>`0`
  return sql<number>`(
    select count(*)::int from chat_messages c
    where c.process_id = ${processes.id} and c.user_id <> ${viewer.id} ${heard}
    and c.id > coalesce((select r.read_id from chat_reads r
      where r.process_id = ${processes.id} and r.user_id = ${viewer.id}), 0))`
}

/** What waits in an area, counted; and the client's own process. */
export async function showDesk(ctx: Context, { area: asked }: ProcessDeskQuery): Promise<ProcessDesk> {
  const { viewer, area, turn, where } = within(ctx, asked)
  const open = and(where, isNull(processes.closed_at))
  const reception = area === 'advogado' && !professionOfViewer(viewer)
  const [[sums], statuses, moves_to, own, contacts, other_times] = await Promise.all([
    ctx.db
      .select({
        open: count(),
        waiting: sql<number>`count(*) filter (where ${process_statuses.waits_for} = ${turn})::int`,
        to_check: sql<number>`coalesce(sum(${toCheck(viewer)}), 0)::int`,
        unread: sql<number>`coalesce(sum(${unreadFor(viewer)}), 0)::int`,
        late: area === 'cliente' ? sql<number>`0` : sql<number>`count(*) filter (where ${isLate(ctx)})::int`,
        without_team: sql<number>`count(*) filter (where not ${hasTeam(ctx)})::int`,
      })
      .from(processes)
      .innerJoin(process_statuses, eq(process_statuses.id, processes.status_id))
      .where(open),
    ctx.db
      .select({ id: process_statuses.id, name: process_statuses.name, count: count() })
      .from(processes)
      .innerJoin(process_statuses, eq(process_statuses.id, processes.status_id))
      .where(open)
      .groupBy(process_statuses.id)
      .orderBy(asc(process_statuses.order)),
    reception ? putInto(ctx) : [],
    area === 'cliente' ? ownProcess(ctx, viewer.id) : null,
    reception ? contactsWaiting(ctx) : null,
    otherTimesOf(ctx, viewer.id),
  ])
  if (!sums) throw new Error('a count without a row')
  return {
    area,
    reception,
    ...sums,
    ...{ statuses, moves_to, contacts, other_times },
    own: own && { token: own.token },
  }
}

/** Appointments of theirs of which a client asks for another time. */
const otherTimesOf = ({ db, now }: Context, user_id: number) =>
  db.$count(
    process_appointments,
    and(
      eq(process_appointments.created_by, user_id),
      eq(process_appointments.state, 'outro'),
      gt(process_appointments.at, now()),
    ),
  )

/** None that is final: that is said to each with its own reason. */
async function putInto({ db }: Context) {
  const { id, name, slug, closes, order, active } = process_statuses
  const rows = await db
    .select({ id, name, slug, closes })
    .from(process_statuses)
    .where(eq(active, true))
    .orderBy(asc(order), asc(id))
  return rows.flatMap((row) => (isFinal(row) ? [] : [{ id: row.id, name: row.name }]))
}
