import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { order_lines, orders } from '#domains/market/orders/orders/orders.table.ts'
import { paidFor } from '#domains/market/orders/settling/sale.model.ts'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import { DAY } from '#shared/durations.ts'
import '../enrolment.events.ts'
import { subscribed } from './access.queries.ts'
import { beginsAt, keepDaysTogether, lockAccess } from './bought-days.actions.ts'
import type { GrantEnd, GrantKind, GrantSource } from './enrolment.kinds.ts'
import { course_grants } from './enrolments.table.ts'
import { tellClosed } from './tell-closed.actions.ts'

type Grant = {
  course_id: number
  user_id: number
  what: GrantKind
  source: GrantSource
  order_line_id?: number
  starts_at?: Date | null
  ends_at?: Date | null
  created_by?: number | null
}

/** Opens a course to somebody; what is open already stays as it is. Returns whether it is new. */
export async function grant(tx: Context, one: Grant): Promise<boolean> {
  const [made] = await tx.db
    .insert(course_grants)
    .values({ ...one, created_at: tx.now() })
    .onConflictDoNothing()
    .returning({ id: course_grants.id })
  if (one.what === 'curso') await enrol(tx, one)
  if (made) await record(tx, 'course.opened', { course_id: one.course_id, user_id: one.user_id, what: one.what })
  return made !== undefined
}

/** A pupil's place in a course, once, at the version that the programme has now. */
export async function enrol(tx: Context, { course_id, user_id }: { course_id: number; user_id: number }) {
  await tx.db.execute(sql`insert into enrolments (course_id, user_id, syllabus_version, created_at)
    select id, ${user_id}, syllabus_version, ${tx.now().toISOString()} from courses where id = ${course_id}
    on conflict (course_id, user_id) do nothing`)
}

/** Ends what opened it by one way, now. */
export async function endGrants(
  tx: Context,
  { course_id, user_id, source }: { course_id: number; user_id: number; source: GrantSource },
  why: GrantEnd,
) {
  const open = and(
    eq(course_grants.course_id, course_id),
    eq(course_grants.user_id, user_id),
    eq(course_grants.source, source),
    isNull(course_grants.ended_at),
  )
  const ended = await tx.db
    .update(course_grants)
    .set({ ended_at: tx.now(), ended_why: why })
    .where(open)
    .returning({ what: course_grants.what })
  for (const { what } of ended) await keepDaysTogether(tx, { course_id, user_id, what })
  for (const { what } of ended) await record(tx, 'course.closed', { course_id, user_id, what })
}

/**
 * What an order opens follows from what it is now: paid and not given back. In the transaction of whatever changed it, so
 * that a refund ends access with it, and a chargeback that is lost by the bank opens it again. It lasts as long as was said to
 * who bought it: who bought before the product opened anything has it for good. Days add up: they begin as what is open ends.
 */
export async function settleOrder(tx: Context, { order_id }: { order_id: number }) {
  const { rows } = await tx.db.execute<{ course_id: number; line_id: number; days: number | null }>(sql`
    select cp.course_id, l.id as line_id, case when cp.created_at <= o.created_at then cp.access_days end as days
    from order_lines l join course_products cp on cp.product_id = l.product_id
    join orders o on o.id = l.order_id where o.id = ${order_id} and l.kind <> 'assinatura' order by cp.course_id, l.id`)
  for (const row of rows) await settleLine(tx, row)
}

type Opened = { course_id: number; line_id: number; days: number | null }

async function settleLine(tx: Context, { course_id, line_id, days }: Opened) {
  const [found] = await tx.db
    .select({ line: order_lines, order: orders })
    .from(order_lines)
    .innerJoin(orders, eq(orders.id, order_lines.order_id))
    .where(eq(order_lines.id, line_id))
  if (!found) return
  const { line, order } = found
  const what: GrantKind = line.kind === 'consultoria' ? 'consultoria' : 'curso'
  const who = { course_id, user_id: order.buyer_id, what }
  await lockAccess(tx, who)
  const [known] = await tx.db.select().from(course_grants).where(eq(course_grants.order_line_id, line_id))
  const why = endOf(order, line)
  const now = tx.now()
  if (why) {
    if (!known || known.ended_at) return
    await tx.db.update(course_grants).set({ ended_at: now, ended_why: why }).where(eq(course_grants.id, known.id))
    await keepDaysTogether(tx, who)
    return record(tx, 'course.closed', who)
  }
  if (!known) {
    const paid_at = order.paid_at && order.paid_at < now ? order.paid_at : now
    const period = days === null ? {} : lasting(await beginsAt(tx, who, paid_at), days * DAY)
    await grant(tx, { ...who, source: 'compra', order_line_id: line_id, ...period })
    return tellOpened(tx, who)
  }
  if (!known.ended_at) return
  // What was left of its days when it closed begins now, or as what was bought since ends.
  const left = known.ends_at && known.ends_at.getTime() - Math.max(+known.ended_at, +(known.starts_at ?? 0))
  const period = left && left > 0 ? lasting(await beginsAt(tx, who, now), left) : {}
  const again = { ended_at: null, ended_why: null, ...period }
  await tx.db.update(course_grants).set(again).where(eq(course_grants.id, known.id))
  await record(tx, 'course.opened', who)
}

const lasting = (starts_at: Date, time: number) => ({ starts_at, ends_at: new Date(starts_at.getTime() + time) })

/** Who bought is led to what they bought: the order's page knows of no course. */
async function tellOpened(tx: Context, { course_id, user_id, what }: Pick<Grant, 'course_id' | 'user_id' | 'what'>) {
  const [course] = await tx.db.select().from(courses).where(eq(courses.id, course_id))
  if (!course) return
  // Hidden while the payment was on its way.
  if (course.hidden_at) return tellClosed(tx, { course_id, user_id })
  await notify(tx, {
    ...{ user_id, kind: 'course', key: `opened:${what}:${course_id}:${tx.now().getTime()}` },
    title: what === 'curso' ? 'Seu curso está aberto' : 'A consultoria está aberta',
    ...{ text: course.title, url: `/dichavando/cursos/${course.slug}${what === 'curso' ? '' : '/consultoria'}` },
  })
}

type Order = typeof orders.$inferSelect
type Line = typeof order_lines.$inferSelect

/** Why a line opens nothing; null when it does. */
function endOf(order: Order, line: Line): GrantEnd | null {
  if (order.payment === 'contestado') return 'contestacao'
  const isBack = line.returned >= line.quantity || (line.refunded_amount > 0 && line.refunded_amount >= paidFor(line))
  const isPaid = order.payment === 'pago' || order.payment === 'reembolsado_em_parte'
  return isPaid && !isBack && order.state !== 'cancelado' ? null : 'reembolso'
}

/** A product opens a course from now on: who bought it before comes in. */
export async function settleProduct(tx: Context, { product_id }: { product_id: number }) {
  const rows = await tx.db
    .selectDistinct({ order_id: order_lines.order_id })
    .from(order_lines)
    .innerJoin(orders, eq(orders.id, order_lines.order_id))
    .where(and(eq(order_lines.product_id, product_id), sql`${orders.paid_at} is not null`))
  for (const row of rows) await settleOrder(tx, row)
  await enrolSubscribers(tx, sql`v.product_id = ${product_id}`)
}

/** Who pays for a period that opens courses has a place in each from its beginning, as who bought it. */
export const settleSubscription = (tx: Context, one: { subscriber_id: number; variant_id: number }) =>
  enrolSubscribers(tx, sql`s.subscriber_id = ${one.subscriber_id} and v.id = ${one.variant_id}`)

async function enrolSubscribers(tx: Context, which: SQL) {
  const { rows } = await tx.db.execute<{ course_id: number; user_id: number }>(sql`
    select distinct cp.course_id, s.subscriber_id as user_id from subscriptions s
    join variants v on v.id = s.variant_id join course_products cp on cp.product_id = v.product_id
    where ${which} and ${subscribed(sql`cp.course_id`, sql`s.subscriber_id`, tx.now())}
    order by cp.course_id, s.subscriber_id`)
  for (const row of rows) await enrol(tx, row)
}

/** A course, locked against changes of its programme while somebody comes in. */
export const shareCourse = ({ db }: Context, id: number) =>
  db.select({ id: courses.id }).from(courses).where(eq(courses.id, id)).for('share')
