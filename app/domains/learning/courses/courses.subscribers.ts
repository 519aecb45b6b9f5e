import '#domains/market/products/products.events.ts'
import './courses.events.ts'
import { purge } from '#platform/cache/purge.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { demandOpensCourse } from './sales/demand-opens.rules.ts'

export const coursesSubscribers: Subscriber[] = [
  on('course.changed', { inside: (tx, { course_id }) => purge(tx, `course:${course_id}`, 'courses') }),
  on('product.published', { inside: demandOpensCourse }),
]
