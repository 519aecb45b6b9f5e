import { useLocation } from 'react-router'
import type { RobotArea } from '#domains/robots/device-models/area.kinds.ts'
import { formatDayTime } from '#shared/dates.ts'
import { type Column, DataTable } from '#ui/admin/data-table.tsx'
import { ListFilters } from '#ui/admin/list-filters.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { withParams } from '#ui/components/search-params.ts'
import { backendEventKinds, deviceEventKinds, type EventSource, eventKinds } from '../../events/event.kinds.ts'
import { eventWords } from '../../events/event.words.ts'
import { asSent, dataLine } from '../../events/event-data.words.ts'
import { eventSentence } from '../../events/event-sentence.words.ts'
import type { StaffEvent, StaffEvents } from '../staff-devices.schemas.ts'

type Props = { events: StaffEvents; source?: EventSource; serial?: string; area: RobotArea }

const heads = {
  device: { title: 'Eventos dos robôs', text: 'O que os próprios robôs contaram, do mais novo para o mais antigo.' },
  backend: { title: 'Eventos do servidor', text: 'O que nós fizemos ou percebemos, do mais novo para o mais antigo.' },
}

/** Events of robots; older ones by cursor, so that new ones move nothing. */
export function EventList({ events, source, serial, area: { base } }: Props) {
  const { search } = useLocation()
  const { title, text } = source
    ? heads[source]
    : { title: serial ? `Eventos de ${serial}` : 'Eventos', text: undefined }
  const kinds = source === 'device' ? deviceEventKinds : source === 'backend' ? backendEventKinds : eventKinds
  const isFirst = !new URLSearchParams(search).has('cursor')
  const narrowed = withParams(search, {
    cursor: null,
    ...(source && { source }),
    ...(serial && { device: serial }),
  })
  return (
    <>
      <PageHeader
        title={title}
        text={text}
        more={
          serial && (
            <LinkButton to={`${base}/ver/${serial}`} icon="bot">
              Ver o robô
            </LinkButton>
          )
        }
      />
      <section aria-label={title}>
        <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
          <ListFilters
            search={null}
            filters={[
              {
                name: 'kind',
                label: 'Evento',
                options: kinds.map((kind) => ({ value: kind, label: eventWords[kind].label })),
              },
            ]}
          />
          <LinkButton to={`${base}/eventos/csv${narrowed}`} icon="file-down" download>
            Baixar CSV
          </LinkButton>
        </div>
        {events.data.length ? (
          <DataTable
            label={title}
            rows={events.data}
            columns={columnsFor(base)}
            keyOf={({ id }) => id}
            nameOf={({ kind }) => eventWords[kind].label}
          />
        ) : (
          <EmptyState
            icon="list"
            text={isFirst ? 'Nenhum evento assim por aqui.' : 'Não há eventos mais antigos.'}
            action={<LinkButton to="?">Ver todos</LinkButton>}
          />
        )}
        <nav aria-label="Páginas de eventos" className="mt-4 flex flex-wrap gap-2">
          {!isFirst && (
            <LinkButton to={withParams(search, { cursor: null }) || '?'} icon="arrow-up">
              Mais novos
            </LinkButton>
          )}
          {events.next_cursor && (
            <LinkButton to={withParams(search, { cursor: events.next_cursor })} icon="arrow-down">
              Mais antigos
            </LinkButton>
          )}
        </nav>
      </section>
    </>
  )
}

const columnsFor = (base: string): Column<StaffEvent>[] => [
  {
    key: 'kind',
    label: 'Evento',
    render: ({ kind, device: { serial } }) => (
      <span className="inline-flex items-center gap-2 font-medium">
        <Icon name={eventWords[kind].icon} size={18} className="text-muted" />
        <Link to={`${base}/eventos/${serial}/${kind}`} className="link link-hover">
          {eventWords[kind].label}
        </Link>
      </span>
    ),
  },
  {
    key: 'device',
    label: 'Robô',
    render: ({ device: { serial } }) => (
      <Link to={`${base}/ver/${serial}`} className="figures link link-hover">
        {serial}
      </Link>
    ),
  },
  {
    key: 'data',
    label: 'O que houve',
    render: (event) => (
      <div className="min-w-0">
        <p>{eventSentence(event)}</p>
        {dataLine(event.data) && (
          <details className="text-sm">
            <summary className="flex min-h-11 w-fit cursor-pointer items-center text-muted underline">
              Dados enviados
            </summary>
            <p className="wrap-anywhere text-muted">{dataLine(event.data)}</p>
          </details>
        )}
        {asSent(event.source, event.data) && (
          <details className="text-sm">
            <summary className="flex min-h-11 w-fit cursor-pointer items-center text-muted underline">
              Como o robô mandou
            </summary>
            <code className="wrap-anywhere text-muted">{asSent(event.source, event.data)}</code>
          </details>
        )}
      </div>
    ),
  },
  {
    key: 'at',
    label: 'Quando',
    align: 'end',
    render: ({ at }) => <span className="whitespace-nowrap">{formatDayTime(at)}</span>,
  },
]
