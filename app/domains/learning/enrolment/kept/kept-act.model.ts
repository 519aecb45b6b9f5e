import type { ForLater, QueuedAct } from '#domains/base/outbox/queued-act.kinds.ts'
import { KEPT } from './kept.kinds.ts'
import type { KeptClass } from './kept-class.model.ts'

/** What is done in a kept class, for the outbox. */
export const laterOf = ({ user_id, course, lesson }: KeptClass, label: string): ForLater => ({
  ...{ user_id, label },
  target: { kind: 'lesson', slug: `${course.slug}/${lesson.slug}`, name: lesson.title },
  sent_to: `${KEPT}/envio`,
})

/** What waits of this class, by its form: 'note', 'finish', 'watched'. */
export const waitingOf = (acts: QueuedAct[], { course, lesson }: KeptClass, form: string) =>
  acts
    .filter(({ target }) => target.kind === 'lesson' && target.slug === `${course.slug}/${lesson.slug}`)
    .map(({ fields }) => new Map(fields))
    .filter((fields) => fields.get('form') === form)
