import { formatLongDay } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { eventPlaces, eventStateWords, eventTimes } from '../events/event.words.ts'
import type { EventCard } from '../events/events.schemas.ts'

/** 'dezembro de 2026'. */
const monthOf = (at: Date) => formatLongDay(at).split(' de ').slice(1).join(' de ')

/** A teacher's events by month, in the order in which they come. */
export function EventRows({ events }: { events: EventCard[] }) {
  const months: { name: string; events: EventCard[] }[] = []
  for (const event of events) {
    const name = monthOf(event.starts_at)
    const last = months.at(-1)
    if (last?.name === name) last.events.push(event)
    else months.push({ name, events: [event] })
  }
  return (
    <div className="space-y-6">
      {months.map(({ name, events: inMonth }) => (
        <Card key={name} title={name} level={3} bare>
          <ul className="divide-y divide-base-300 border-t border-base-300">
            {inMonth.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}

function EventRow({ event }: { event: EventCard }) {
  const { slug, title, type, course, state, waiting } = event
  const { label, tone } = eventStateWords[state]
  const address = `/cursos/professor/agenda/evento/${slug}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4">
      <div className="min-w-0 space-y-1">
        <Link to={address} className="link link-hover font-semibold break-words">
          {title}
        </Link>
        <p className="text-sm text-muted">
          {eventTimes(event)} · {type}
          {course && ` · ${course.title}`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3 text-sm">
        {state !== 'rascunho' && (
          <Link to={`${address}#quem-vai`} className="link link-hover">
            {eventPlaces(event)}
            {waiting > 0 && `, ${waiting} na fila`}
          </Link>
        )}
        <Badge tone={tone}>{label}</Badge>
      </div>
    </li>
  )
}
