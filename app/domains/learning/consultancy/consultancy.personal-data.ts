import { and, eq, sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { cancelAll } from './bookings/bookings.actions.ts'
import { consultancy_bookings, consultancy_slots } from './slots/slots.table.ts'

export const consultancyPersonalData: PersonalTable[] = [
  {
    table: consultancy_bookings,
    label: 'Consultorias que você marcou',
    rows: ({ id }) => eq(consultancy_bookings.user_id, id),
    names: {
      course_title: sql`(select c.title from consultancy_slots s join courses c on c.id = s.course_id
        where s.id = consultancy_bookings.slot_id)`,
      slot_starts_at:
        sql`(select s.starts_at from consultancy_slots s where s.id = consultancy_bookings.slot_id)`.mapWith(
          consultancy_slots.starts_at,
        ),
    },
    exported: { file: 'cursos-consultorias' },
    erased: 'deleted',
    beforeErased: cancelAll,
  },
  {
    table: consultancy_slots,
    label: 'Horários de consultoria que você abriu',
    tie: true,
    // Those that somebody else took stay for them, under an account without a name.
    rows: ({ id }) =>
      and(
        eq(consultancy_slots.teacher_id, id),
        sql`not exists (select from consultancy_bookings b where b.slot_id = ${consultancy_slots.id} and b.user_id <> ${id})`,
      ),
    exported: { file: 'cursos-horarios' },
    erased: 'deleted',
  },
]
