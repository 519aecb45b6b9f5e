import { sql } from 'drizzle-orm'
import type { Enrolment } from '#domains/learning/enrolment/enrolments/enrolments.table.ts'
import { openTo } from '#domains/learning/enrolment/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'

/** All that the course was finished by was given back: no purchase stands behind it any more. */
export async function isPaidBack(tx: Context, { course_id, user_id, finished_at }: Enrolment): Promise<boolean> {
  const then = sql`${(finished_at ?? tx.now()).toISOString()}::timestamptz`
  const isBack = sql`g.ended_why in ('reembolso', 'contestacao')`
  const stood = sql`${isBack} is not true and g.created_at <= ${then} and coalesce(g.ended_at, g.ends_at, 'infinity') >= ${then}`
  const { rows } = await tx.db.execute<{ back: boolean }>(sql`select coalesce(bool_or(${isBack}), false)
    and not coalesce(bool_or(${stood}), false) and not ${openTo(sql`${course_id}::int`, user_id, tx.now())} as back
    from course_grants g where g.course_id = ${course_id} and g.user_id = ${user_id} and g.what = 'curso'`)
  return rows[0]?.back ?? false
}

/** @throws forbidden, see `isPaidBack` */
export async function demandNotPaidBack(tx: Context, place: Enrolment) {
  if (await isPaidBack(tx, place))
    throw new AppError('forbidden', 'O pagamento deste curso voltou para você: não há certificado a emitir por ele.')
}
