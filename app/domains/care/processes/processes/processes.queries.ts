import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { user_registrations } from '#domains/people/accounts/registration-confirmation/registrations.table.ts'
import { isActive } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { unsealText } from '#platform/seal.ts'
import { paymentsOf } from '../payments/process-payments.queries.ts'
import { care_professionals } from '../professionals/care-professionals.table.ts'
import { askable, requestsOf } from '../sharing/share-requests.queries.ts'
import { isFinal } from '../statuses/final.model.ts'
import { process_moves, process_statuses } from '../statuses/process-statuses.table.ts'
import { process_tags, tagged_processes } from '../tags/process-tags.table.ts'
import { type Found, inForce } from './find-process.queries.ts'
import { professionOf, professions, seats } from './process.kinds.ts'
import { areaOf, callsClient, distributes, moverOf, readsContents, setsDay } from './processes.policy.ts'
import type { ProcessDetail } from './processes.schemas.ts'
import { process_history, process_members, process_shares, processes } from './processes.table.ts'

/** Associated data to which the sealed texts of a process are bound. */
export const processPlace = (process_id: number) => `processes/${process_id}`

/** A process as the viewer may see it. */
export async function detailOf(ctx: Context, { process, access }: Found): Promise<ProcessDetail> {
  const { role, own, reads } = access
  const isClient = role === 'client'
  const contents = readsContents(access)
  const unsealed = (sealed: string) => unsealText(ctx.env.keys, processPlace(process.id), sealed)
  const [status, person, profissionais, history, tags, shares, moves, usual_days, payments, coming, share_requests] =
    await Promise.all([
      statusOf(ctx, process.status_id),
      clientOf(ctx, process.client_id),
      teamOf(ctx, process.id),
      historyOf(ctx, process.id),
      isClient ? null : tagsOf(ctx, process.id),
      isClient ? sharesOf(ctx, process.id) : null,
      movesOf(ctx, { process, access }),
      usualDays(ctx, process.status_id),
      paymentsOf(ctx, process.id, access),
      isClient && !process.closed_at ? comingAfter(ctx, process.status_id) : [],
      requestsOf(ctx, { process, access }),
    ])
  const { phone, ...client } = person
  return {
    ...{ token: process.token, number: process.id, kind: process.kind, client_id: process.client_id, client },
    phone: callsClient(access) ? phone : null,
    story: contents ? unsealed(process.sealed_story) : null,
    due_on: isClient || process.closed_at ? null : process.due_on,
    set_for: process.set_for,
    ...{ status, status_since: process.status_since, created_at: process.created_at, closed_at: process.closed_at },
    profissionais,
    withdrawn: process.closed_at !== null && history.at(-1)?.by_id === process.client_id,
    coming,
    history: history.map(({ sealed_reason, by_id, ...step }) => ({
      ...step,
      reason: contents ? unsealed(sealed_reason) : '',
    })),
    area: isClient ? 'cliente' : areaOf(signedIn(ctx)),
    ...{ share_requests, askable: askable({ process, access }, share_requests) },
    ...{ tags, shares, usual_days, payments, role, own, reads, moves },
    can: {
      ...{ contents, distribute: distributes(access), note: !isClient },
      ...{ share: isClient && !process.closed_at, give_up: isClient && !process.closed_at },
      set_day: setsDay(process, access) && !process.closed_at,
    },
  }
}

async function statusOf({ db }: Context, id: number) {
  const [status] = await db.select().from(process_statuses).where(eq(process_statuses.id, id))
  if (!status) throw new Error('a process without a status')
  const { name, client_text, closes, waits_for } = status
  return { id, name, client_text, closes, waits_for, final: isFinal(status) }
}

async function clientOf({ db }: Context, id: number) {
  const [client] = await db
    .select({ nickname: users.nickname, name: user_registrations.full_name, phone: user_registrations.phone })
    .from(users)
    .leftJoin(user_registrations, eq(user_registrations.user_id, users.id))
    .where(eq(users.id, id))
  return client ?? { nickname: 'conta apagada', name: null, phone: null }
}

/** A seat of an account that is of its profession no longer, or suspended, or leaving, is nobody's: it reads nothing and hears nothing. */
const stillOfProfession = or(
  ...professions.map((profession) =>
    and(
      eq(users.user_type, profession),
      inArray(
        process_members.seat,
        seats.filter((seat) => professionOf[seat] === profession),
      ),
    ),
  ),
)

/** Who sits in the team now, in the order of the seats. */
export const teamOf = ({ db }: Context, process_id: number) =>
  db
    .select({
      id: users.id,
      nickname: users.nickname,
      name: sql<string>`coalesce(${user_registrations.full_name}, ${users.nickname}::text)`,
      seat: process_members.seat,
      register: care_professionals.register,
      since: process_members.since,
    })
    .from(process_members)
    .innerJoin(users, eq(users.id, process_members.user_id))
    .leftJoin(user_registrations, eq(user_registrations.user_id, users.id))
    .leftJoin(care_professionals, eq(care_professionals.user_id, users.id))
    .where(
      and(eq(process_members.process_id, process_id), isNull(process_members.left_at), stillOfProfession, isActive()),
    )
    .orderBy(asc(process_members.seat))

const historyOf = ({ db }: Context, process_id: number) =>
  db
    .select({
      id: process_history.id,
      status: process_statuses.name,
      sealed_reason: process_history.sealed_reason,
      by: users.nickname,
      by_id: process_history.by,
      at: process_history.at,
    })
    .from(process_history)
    .innerJoin(process_statuses, eq(process_statuses.id, process_history.status_id))
    .leftJoin(users, eq(users.id, process_history.by))
    .where(eq(process_history.process_id, process_id))
    .orderBy(asc(process_history.id))

const tagsOf = ({ db }: Context, process_id: number) =>
  db
    .select({ id: process_tags.id, name: process_tags.name })
    .from(tagged_processes)
    .innerJoin(process_tags, eq(process_tags.id, tagged_processes.tag_id))
    .where(eq(tagged_processes.process_id, process_id))
    .orderBy(asc(process_tags.name))

const sharesOf = (ctx: Context, process_id: number) =>
  ctx.db
    .select({ compartment: process_shares.compartment, with: process_shares.with, until: process_shares.until })
    .from(process_shares)
    .where(and(eq(process_shares.process_id, process_id), inForce(ctx)))
    .orderBy(asc(process_shares.id))

/** Statuses to which the viewer may move it now. */
export async function movesOf(ctx: Context, { process, access }: Found) {
  const by = moverOf(ctx.viewer, access)
  if (!by) return []
  const allowed =
    by === 'admin'
      ? sql`${process_statuses.id} <> ${process.status_id}`
      : inArray(
          process_statuses.id,
          ctx.db
            .select({ id: process_moves.to_id })
            .from(process_moves)
            .where(and(eq(process_moves.from_id, process.status_id), eq(process_moves.by, by))),
        )
  const { id, name, slug, closes } = process_statuses
  const rows = await ctx.db
    .select({ id, name, slug, closes })
    .from(process_statuses)
    .where(and(process_statuses.active, allowed))
    .orderBy(asc(process_statuses.order), asc(process_statuses.id))
  return rows.map((row) => ({ id: row.id, name: row.name, final: isFinal(row) }))
}

/** What the catalogue has between a status and the decision. */
async function comingAfter({ db }: Context, status_id: number) {
  const { name, slug, days, order, closes, id } = process_statuses
  const here = db.select({ order }).from(process_statuses).where(eq(id, status_id))
  const rows = await db
    .select({ name, slug, days, closes })
    .from(process_statuses)
    .where(and(process_statuses.active, gt(order, here)))
    .orderBy(asc(order), asc(id))
  return rows.flatMap((row) => (isFinal(row) ? [] : [{ name: row.name, days: row.days }]))
}

/** Enough stays for 'costuma levar' to be said. */
const FEW = 5

/** Median of the whole days that processes stayed in a status before they left it. */
async function usualDays({ db }: Context, status_id: number) {
  const stays = db
    .select({
      status_id: process_history.status_id,
      days: sql<number>`extract(epoch from
        lead(${process_history.at}) over (partition by ${process_history.process_id} order by ${process_history.id})
        - ${process_history.at}) / 86400`.as('days'),
    })
    .from(process_history)
    .where(
      inArray(
        process_history.process_id,
        db
          .select({ id: process_history.process_id })
          .from(process_history)
          .where(eq(process_history.status_id, status_id)),
      ),
    )
    .as('stays')
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      median: sql<number>`percentile_cont(0.5) within group (order by ${stays.days})::float`,
    })
    .from(stays)
    .where(and(eq(stays.status_id, status_id), sql`${stays.days} is not null`))
  return row && row.count >= FEW ? Math.max(1, Math.round(row.median)) : null
}

/** The viewer's own process: the one under way, else the last one; null when there is none. */
export async function ownProcess({ db }: Context, client_id: number) {
  const [own] = await db
    .select({ token: processes.token, closed_at: processes.closed_at })
    .from(processes)
    .where(eq(processes.client_id, client_id))
    .orderBy(sql`${processes.closed_at} desc nulls first`)
    .limit(1)
  return own ?? null
}

/** The seats as they are taken, whatever became of who sits there: for who hands them out. */
export const seatsOf = ({ db }: Context, process_id: number) =>
  db
    .select({ seat: process_members.seat, id: process_members.user_id })
    .from(process_members)
    .where(and(eq(process_members.process_id, process_id), isNull(process_members.left_at)))
