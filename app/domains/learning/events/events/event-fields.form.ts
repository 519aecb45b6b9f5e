import { pick } from '#shared/pick.ts'
import type { OwnEvent } from './events.schemas.ts'

type Parts = Pick<OwnEvent, (typeof plain)[number] | 'starts_at' | 'ends_at' | 'state'>
const plain = ['title', 'text', 'type_id', 'course_id', 'audience', 'capacity', 'link', 'place'] as const

/** An event as the call takes it. */
export const eventFields = (event: Parts) => ({
  ...pick(event, ...plain),
  starts_at: event.starts_at.toISOString(),
  ends_at: event.ends_at.toISOString(),
  publish: event.state === 'publicado',
})
