import '#domains/market/products/products.events.ts'
import '#domains/people/accounts/accounts.events.ts'
import '#domains/people/privacy/privacy.events.ts'
import './courses.events.ts'
import { eq } from 'drizzle-orm'
import { purge } from '#platform/cache/purge.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { courses } from './courses/courses.table.ts'
import { demandOpensCourse } from './sales/demand-opens.rules.ts'

type Tx = Parameters<typeof purge>[0]

/** Whose name, photo or link comes or goes. */
async function purgeTaughtBy(tx: Tx, { user_id }: { user_id: number }) {
  const rows = await tx.db.select({ id: courses.id }).from(courses).where(eq(courses.teacher_id, user_id))
  if (rows.length) await purge(tx, 'courses', ...rows.map(({ id }) => `course:${id}`))
}

export const coursesSubscribers: Subscriber[] = [
  on('course.changed', { inside: (tx, { course_id }) => purge(tx, `course:${course_id}`, 'courses') }),
  ...(['user.profile_changed', 'account.hidden', 'account.shown', 'user.shut_out', 'user.let_in'] as const).map(
    (event) => on(event, { inside: purgeTaughtBy }),
  ),
  on('product.published', { inside: demandOpensCourse }),
]
