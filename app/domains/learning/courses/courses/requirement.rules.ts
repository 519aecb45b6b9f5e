import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { type Course, courses } from './courses.table.ts'

/**
 * Another course of the same store that does not, by however many others, demand this one: nobody could begin either.
 * Such choices of a store are made one at a time, since two may close a ring together.
 */
export async function demandRequirable(tx: Context, course: Course, requires_id: number) {
  await tx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`course-requirements:${course.store_id}`}, 0))`,
  )
  const [other] = await tx.db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, requires_id), eq(courses.store_id, course.store_id), isNull(courses.deleted_at)))
  if (!other || other.id === course.id) throw invalidField('requires_id', 'Escolha outro curso da mesma loja.')
  const { rows } = await tx.db.execute(sql`with recursive before (id) as (
      select ${requires_id}::int union select c.requires_id from courses c join before b on b.id = c.id
      where c.requires_id is not null)
    select 1 from before where id = ${course.id}`)
  if (rows.length)
    throw invalidField('requires_id', 'Esse curso já pede este antes, e ninguém poderia começar. Escolha outro.')
}
