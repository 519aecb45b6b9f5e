import { z } from 'zod'
import { webAddress } from '#domains/learning/courses/courses/courses.schemas.ts'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { typedLocalMoment } from '#shared/typed-day.ts'
import { eventAudiences, eventStates, placeStates } from './event.kinds.ts'

const count = z.number().int()

export const EventRef = z.object({ slug: z.string().max(120) })
export type EventRef = z.infer<typeof EventRef>

export const EventInput = z.object({
  title: z.string().trim().min(3, 'Dê um título ao evento.').max(120),
  text: z.string().trim().max(3000).default(''),
  type_id: rowId,
  course_id: rowId.nullable().default(null),
  audience: z.enum(eventAudiences, { error: 'Escolha quem participa.' }).default('todos'),
  /** Without an offset it is São Paulo time. */
  starts_at: typedLocalMoment,
  ends_at: typedLocalMoment,
  capacity: z.number().int().min(1, 'Deixe em branco, ou escreva ao menos 1.').max(100_000).nullable().default(null),
  link: webAddress,
  place: z.string().trim().max(200).default(''),
  /** A draft is seen by who edits it alone. */
  publish: z.boolean().default(false),
})
export type EventInput = z.infer<typeof EventInput>
export const EventCreate = EventInput.extend({ idempotency_key: z.uuid().optional() })
export type EventCreate = z.infer<typeof EventCreate>
export const EventChange = EventInput.extend({ ...EventRef.shape, opened: Opened })
export type EventChange = z.infer<typeof EventChange>

export const EventFilter = PageInput.extend({
  /** Of one course: its slug. */
  course: z.string().max(120).optional(),
  /** Those in which one has a place, or waits for one. */
  mine: queryBoolean.optional(),
})
export type EventFilter = z.infer<typeof EventFilter>

export const OwnEventFilter = PageInput.extend({
  when: z.enum(['proximos', 'passados']).default('proximos'),
})
export type OwnEventFilter = z.infer<typeof OwnEventFilter>

export const EventCard = z.object({
  id: count,
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  type: z.string(),
  course: z.object({ slug: z.string(), title: z.string() }).nullable(),
  teacher: z.object({ nickname: z.string(), photo_url: z.string().nullable() }),
  audience: z.enum(eventAudiences),
  starts_at: z.date(),
  ends_at: z.date(),
  place: z.string(),
  /** Empty until shortly before it begins, and for who has no place. */
  link: z.string(),
  has_link: z.boolean(),
  capacity: count.nullable(),
  going: count,
  waiting: count,
  state: z.enum(eventStates),
  own_place: z.enum(placeStates).nullable(),
  /** One's place in the waiting list, 1 the first. */
  own_turn: count.nullable(),
  can: z.object({ join: z.boolean(), leave: z.boolean(), edit: z.boolean() }),
})
export type EventCard = z.infer<typeof EventCard>
export const EventPage = pageOf(EventCard)

/** As its form has it. */
export const OwnEvent = EventCard.extend({
  type_id: count,
  course_id: count.nullable(),
  teacher_id: count,
  can: EventCard.shape.can.extend({ change: z.boolean(), cancel: z.boolean(), remove: z.boolean() }),
})
export type OwnEvent = z.infer<typeof OwnEvent>

export const PlaceFilter = PageInput.extend({
  ...EventRef.shape,
  state: z.enum(placeStates).optional(),
})
export type PlaceFilter = z.infer<typeof PlaceFilter>
export const EventPlaceCard = z.object({
  user_id: count,
  nickname: z.string(),
  photo_url: z.string().nullable(),
  state: z.enum(placeStates),
  created_at: z.date(),
})
export type EventPlaceCard = z.infer<typeof EventPlaceCard>
export const EventPlacePage = pageOf(EventPlaceCard)

export const EventChoicesRef = z.object({ slug: z.string().max(120).optional() })
export type EventChoicesRef = z.infer<typeof EventChoicesRef>
/** What an event may be of: types in their order, and courses of who holds it. */
export const EventChoices = z.object({
  types: z.array(z.object({ id: count, name: z.string() })),
  courses: z.array(z.object({ id: count, title: z.string() })),
})
export type EventChoices = z.infer<typeof EventChoices>

/** What comes next and is for all, for who is not signed in. */
export const NextEvent = EventCard.pick({
  title: true,
  text: true,
  type: true,
  starts_at: true,
  capacity: true,
  going: true,
  waiting: true,
})
export type NextEvent = z.infer<typeof NextEvent>
