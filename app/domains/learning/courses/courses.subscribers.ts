import './courses.events.ts'
import { purge } from '#platform/cache/purge.ts'
import { on, type Subscriber } from '#platform/events.ts'

export const coursesSubscribers: Subscriber[] = [
  on('course.changed', { inside: (tx, { course_id }) => purge(tx, `course:${course_id}`, 'courses') }),
]
