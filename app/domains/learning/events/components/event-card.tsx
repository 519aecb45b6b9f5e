import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Badge } from '#ui/components/badge.tsx'
import { Button, LinkButton } from '#ui/components/button.tsx'
import { Icon } from '#ui/components/icon.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import { Link } from '#ui/components/link.tsx'
import { eventPlaces, eventTimes } from '../events/event.words.ts'
import type { EventCard as Event } from '../events/events.schemas.ts'

type Props = {
  event: Event
  /** Where one is after taking a place. */
  back: string
  level?: 2 | 3
  /** On the course's own page its name goes without saying. */
  withCourse?: boolean
}

/** An event for who may come: what, when, with whom, and one button. */
export function EventCard({ event, back, level = 2, withCourse = true }: Props) {
  const Heading = `h${level}` as const
  const { slug, title, type, text, place, link, course, teacher, state } = event
  return (
    <article className="card flex flex-col gap-3 p-5" id={slug}>
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{type}</Badge>
        <OwnState event={event} />
      </div>
      <Heading className="text-xl break-words">{title}</Heading>
      <ul className="space-y-1.5 text-[0.9375rem]">
        <Fact icon="calendar">{eventTimes(event)}</Fact>
        {withCourse && course && (
          <Fact icon="graduation-cap">
            <Link to={`/dichavando/cursos/${course.slug}`} className="link reach">
              {course.title}
            </Link>
          </Fact>
        )}
        <Fact icon="user">Com {teacher.nickname}</Fact>
        {place && <Fact icon="map-pin">{place}</Fact>}
        <Fact icon="users">{eventPlaces(event)}</Fact>
      </ul>
      {text && <p className="reading break-words whitespace-pre-line">{text}</p>}
      {state === 'publicado' && <Acts event={event} back={back} />}
      {link === '' && event.has_link && event.own_place === 'vai' && state === 'publicado' && (
        <p className="text-sm text-muted">O link da sala aparece aqui 15 minutos antes.</p>
      )}
    </article>
  )
}

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex items-start gap-2">
    <Icon name={icon} size={18} className="mt-0.5 text-muted" />
    <span className="min-w-0 break-words">{children}</span>
  </li>
)

function OwnState({ event: { state, own_place, own_turn } }: { event: Event }) {
  if (state === 'cancelado') return <Badge tone="danger">Cancelado</Badge>
  if (own_place === 'vai')
    return (
      <Badge tone="primary" icon="check">
        Você vai
      </Badge>
    )
  if (own_place === 'fila') return <Badge tone="amber">{`Você é a ${own_turn}ª pessoa da fila`}</Badge>
  return null
}

function Acts({ event: { slug, title, link, can, capacity, going }, back }: Props) {
  const isFull = capacity !== null && going >= capacity
  return (
    <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
      {link && (
        <LinkButton to={link} tone="primary" icon="video" reload>
          Abrir a sala
        </LinkButton>
      )}
      {(can.join || can.leave) && (
        <Form method="post" action="/cursos/agenda">
          <input type="hidden" name="slug" value={slug} />
          <input type="hidden" name="back" value={back} />
          <Button
            type="submit"
            name="act"
            value={can.join ? 'join' : 'leave'}
            tone={can.join ? 'primary' : 'quiet'}
            icon={can.join ? 'calendar-check' : undefined}
            aria-label={`${wordOf(can.join, isFull)}: ${title}`}
          >
            {wordOf(can.join, isFull)}
          </Button>
        </Form>
      )}
      {can.edit && (
        <LinkButton to={`/cursos/professor/agenda/evento/${slug}`} icon="pencil">
          Editar
        </LinkButton>
      )}
      <LinkButton to={`/cursos/agenda/calendario/ics/${slug}`} tone="plain" icon="calendar-plus" download>
        Pôr no calendário
      </LinkButton>
    </div>
  )
}

const wordOf = (joins: boolean, isFull: boolean) => {
  if (!joins) return 'Não vou mais'
  return isFull ? 'Entrar na fila' : 'Quero ir'
}
