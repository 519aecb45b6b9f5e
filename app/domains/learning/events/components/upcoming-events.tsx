import { LinkButton } from '#ui/components/button.tsx'
import type { EventCard as Event } from '../events/events.schemas.ts'
import { EventCard } from './event-card.tsx'

type Props = {
  /** `api.events.events.list({ course: slug })`: what is ahead, the next first. */
  events: Event[]
  /** The course's own address, to come back to. */
  back: string
}

/** What is ahead in a course, on its page; nothing when nothing is. */
export function UpcomingEvents({ events, back }: Props) {
  if (!events.length) return null
  return (
    <section aria-labelledby="proximos-eventos" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="proximos-eventos" className="text-2xl">
          Próximos eventos
        </h2>
        <LinkButton to="/cursos/agenda" tone="plain" icon="calendar-days">
          Agenda de cursos
        </LinkButton>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {events.map((event) => (
          <EventCard key={event.id} event={event} back={back} level={3} withCourse={false} />
        ))}
      </div>
    </section>
  )
}
