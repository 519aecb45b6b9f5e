import { dayKey, formatTime } from '#shared/dates.ts'
import type { FormValues } from '#ui/form/form-context.ts'
import type { OwnEvent } from './events.schemas.ts'

/** '2026-12-01T19:00' in São Paulo, as a date field has it. */
export const typedMoment = (at: Date | string): string => `${dayKey(at)}T${formatTime(at)}`

export const eventValues = (event: OwnEvent): FormValues => ({
  title: event.title,
  text: event.text,
  type_id: String(event.type_id),
  course_id: event.course_id === null ? '' : String(event.course_id),
  audience: event.audience,
  starts_at: typedMoment(event.starts_at),
  ends_at: typedMoment(event.ends_at),
  capacity: event.capacity ?? '',
  link: event.link,
  place: event.place,
  publish: event.state === 'publicado' ? 'true' : 'false',
})
