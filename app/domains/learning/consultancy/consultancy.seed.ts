import { course_grants } from '#domains/learning/enrolment/enrolments/enrolments.table.ts'
import type { Context } from '#platform/context.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { consultancy_bookings, consultancy_slots } from './slots/slots.table.ts'

type Options = {
  course_id: number
  teacher_id: number
  /** Who has been let in by hand: members from forty days ago. */
  members: number[]
}

/** A course's consultancy: members, free slots, and bookings ahead, cancelled, done and missed. */
export async function seedDemoConsultancy(tx: Context, { course_id, teacher_id, members }: Options) {
  const at = (days: number, hour: number) => {
    const day = new Date(tx.now().getTime() + days * DAY)
    // Hours of São Paulo.
    day.setUTCHours(hour + 3, 0, 0, 0)
    return day
  }
  const created_at = new Date(tx.now().getTime() - 40 * DAY)
  if (members.length)
    await tx.db
      .insert(course_grants)
      .values(
        members.map((user_id) => ({
          ...{ course_id, user_id, what: 'consultoria' as const, source: 'convite' as const },
          ...{ created_by: teacher_id, created_at },
        })),
      )
      .onConflictDoNothing()
  const times = [at(-14, 14), at(-14, 15), at(3, 14), at(3, 15), at(3, 16), at(10, 14), at(10, 15), at(10, 16)]
  const slots = await tx.db
    .insert(consultancy_slots)
    .values(times.map((starts_at) => ({ course_id, teacher_id, starts_at, minutes: 45, created_at })))
    .returning()
  const [first, second = first] = members
  if (first === undefined || second === undefined) return
  const booked = (slot: number, user_id: number, state: 'confirmada' | 'cancelada' | 'realizada' | 'faltou') => ({
    ...{ slot_id: slots[slot]?.id ?? 0, user_id, state },
    created_at: new Date((times[slot]?.getTime() ?? 0) - 16 * DAY - HOUR),
  })
  await tx.db.insert(consultancy_bookings).values([
    { ...booked(0, first, 'realizada'), note: 'Queria entender a tabela de nutrientes.' },
    booked(1, second, 'faltou'),
    {
      ...booked(2, first, 'confirmada'),
      note: 'As folhas de baixo amarelaram na quarta semana. Mando fotos no dia.',
      link: 'https://meet.example.com/consultoria',
    },
    booked(3, second, 'cancelada'),
  ])
}
