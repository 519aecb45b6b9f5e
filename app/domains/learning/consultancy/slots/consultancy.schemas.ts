import { z } from 'zod'
import { CourseOffer, CourseRef, webAddress } from '#domains/learning/courses/courses/courses.schemas.ts'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { typedDay } from '#shared/typed-day.ts'
import { bookingStates } from './booking.kinds.ts'

const count = z.number().int()
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escreva a hora, como 14:00.')

export const SlotsOpen = CourseRef.extend({
  day: typedDay,
  from: clock,
  to: clock,
  minutes: z.number().int().min(10).max(480),
})
export type SlotsOpen = z.infer<typeof SlotsOpen>
export const SlotsOpened = z.object({ opened: count, skipped: count })
export type SlotsOpened = z.infer<typeof SlotsOpened>

export const SlotRef = CourseRef.extend({ id: rowId })
export type SlotRef = z.infer<typeof SlotRef>
export const SlotBook = SlotRef.extend({ note: z.string().trim().max(1000).default('') })
export type SlotBook = z.infer<typeof SlotBook>

export const BookingRef = z.object({ id: rowId })
export type BookingRef = z.infer<typeof BookingRef>
export const BookingLink = BookingRef.extend({ link: webAddress, opened: Opened })
export type BookingLink = z.infer<typeof BookingLink>
export const BookingSettle = BookingRef.extend({ state: z.enum(['realizada', 'faltou']) })
export type BookingSettle = z.infer<typeof BookingSettle>

const Slot = z.object({ id: count, starts_at: z.date(), minutes: count })

export const OwnBooking = z.object({
  id: count,
  starts_at: z.date(),
  minutes: count,
  state: z.enum(bookingStates),
  note: z.string(),
  link: z.string(),
  can: z.object({ cancel: z.boolean() }),
})
export type OwnBooking = z.infer<typeof OwnBooking>

/** A course's consultancy: what anybody may know of it, and a member's slots and bookings. */
export const Consultancy = z.object({
  course: z.object({ slug: z.string(), title: z.string(), teacher: z.string(), store: z.string() }),
  role: z.enum(['teacher', 'member', 'outside']),
  /** Its member and who teaches keep away from each other: no name, no sales page, no posts. */
  apart: z.boolean(),
  /** Products for sale that open it. */
  offers: z.array(CourseOffer),
  /** Free ones ahead, the next first; for members. */
  slots: z.array(Slot),
  bookings: z.array(OwnBooking),
})
export type Consultancy = z.infer<typeof Consultancy>

export const DeskSlot = Slot.extend({
  free: z.boolean(),
  booking: z
    .object({
      id: count,
      user_id: count,
      nickname: z.string(),
      state: z.enum(bookingStates),
      note: z.string(),
      link: z.string(),
      can: z.object({ cancel: z.boolean(), settle: z.boolean() }),
    })
    .nullable(),
})
export type DeskSlot = z.infer<typeof DeskSlot>
export const DeskFilter = PageInput.extend({
  ...CourseRef.shape,
  when: z.enum(['proximos', 'passados']).default('proximos'),
})
export type DeskFilter = z.infer<typeof DeskFilter>
export const DeskSlotPage = pageOf(DeskSlot)

export const ConsultancyMemberFilter = PageInput.extend({
  ...CourseRef.shape,
  order_by: z.enum(['since', 'nickname']).default('since'),
})
export type ConsultancyMemberFilter = z.infer<typeof ConsultancyMemberFilter>
export const ConsultancyMember = z.object({
  user_id: count,
  nickname: z.string(),
  since: z.date(),
  ends_at: z.date().nullable(),
  /** Bookings that took place or will. */
  bookings_count: count,
})
export type ConsultancyMember = z.infer<typeof ConsultancyMember>
export const ConsultancyMemberPage = pageOf(ConsultancyMember)
