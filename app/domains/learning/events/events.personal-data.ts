import { and, eq, sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { course_events, event_places } from './events/events.table.ts'
import { leaveAll } from './places/leave-all.actions.ts'

export const eventsPersonalData: PersonalTable[] = [
  {
    table: event_places,
    label: 'Eventos de cursos em que você tem vaga',
    rows: ({ id }) => eq(event_places.user_id, id),
    names: {
      event_title: sql`(select e.title from course_events e where e.id = event_places.event_id)`,
      event_starts_at: sql`(select e.starts_at from course_events e where e.id = event_places.event_id)`.mapWith(
        course_events.starts_at,
      ),
    },
    exported: { file: 'cursos-eventos' },
    erased: 'deleted',
    beforeErased: leaveAll,
  },
  {
    table: course_events,
    label: 'Eventos da sua agenda de quem ensina',
    // With their places; of others what is over stays as it was, under an account without a name.
    rows: ({ id }) =>
      and(
        eq(course_events.teacher_id, id),
        sql`not exists (select from event_places p where p.event_id = ${course_events.id} and p.user_id <> ${id})`,
      ),
    exported: { file: 'cursos-agenda', omit: ['idempotency_key'] },
    erased: 'deleted',
  },
]
