import { and, eq, isNull, sql } from 'drizzle-orm'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { course_grants } from './enrolments.table.ts'

type Closed = { course_id: number; user_id?: number }

/** Who paid for a course that the moderation hid hears that it is closed, and not why; their order waits for the team. */
export async function tellClosed(tx: Context, { course_id, user_id }: Closed) {
  const rows = await tx.db
    .selectDistinct({ user_id: course_grants.user_id, title: courses.title })
    .from(course_grants)
    .innerJoin(courses, eq(courses.id, course_grants.course_id))
    .where(
      and(
        ...[eq(course_grants.course_id, course_id), eq(course_grants.source, 'compra'), isNull(course_grants.ended_at)],
        sql`(${course_grants.ends_at} is null or ${course_grants.ends_at} > ${tx.now().toISOString()})`,
        user_id === undefined ? undefined : eq(course_grants.user_id, user_id),
      ),
    )
    .orderBy(course_grants.user_id)
  for (const { title, ...row } of rows)
    await notify(tx, {
      ...{ ...row, kind: 'course', key: `hidden:${course_id}:${tx.now().getTime()}` },
      ...{ title: 'Um curso que você pagou está fechado por enquanto', url: '/pedidos' },
      text: `${title}. A equipe tem o seu pedido na lista do que resolver.`,
    })
}
