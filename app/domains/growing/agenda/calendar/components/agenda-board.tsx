import { formatLongDay } from '#shared/dates.ts'
import { Chip } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import type { Agenda } from '../../tasks/tasks.schemas.ts'
import { AgendaDay } from './agenda-day.tsx'
import { AgendaList } from './agenda-list.tsx'
import { AgendaMonth } from './agenda-month.tsx'
import { AgendaWeek } from './agenda-week.tsx'
import { type AgendaView, stepOf, titleOf } from './calendar.model.ts'

type Props = { agenda: Agenda; view: AgendaView; day: string; base: string }
const names: Record<AgendaView, string> = { mes: 'Mês', semana: 'Semana', lista: 'Lista' }

/** Month, week or list view of an agenda, with navigation; every day has its own URL. */
export function AgendaBoard({ agenda, view, day, base }: Props) {
  const to = (shown: AgendaView, at: string) => `${base}?visao=${shown}&dia=${at}`
  const { data, today, can } = agenda
  const place = { entries: data, today, day, can: can.create, addressOf: (at: string) => to(view, at) }
  return (
    <section aria-labelledby="periodo">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex items-center gap-1">
          <LinkButton to={to(view, stepOf(view, day, -1))} tone="plain" icon="chevron-left" iconOnly>
            {view === 'mes' ? 'Mês anterior' : 'Período anterior'}
          </LinkButton>
          <LinkButton to={to(view, stepOf(view, day, 1))} tone="plain" icon="chevron-right" iconOnly>
            {view === 'mes' ? 'Próximo mês' : 'Próximo período'}
          </LinkButton>
          <h2 id="periodo" className="ml-1 text-lg first-letter:uppercase sm:text-xl">
            {titleOf(view, day)}
          </h2>
        </div>
        <nav aria-label="Visões da agenda" className="no-print flex flex-wrap gap-2">
          {day !== today && <Chip to={to(view, today)}>Hoje</Chip>}
          {(['mes', 'semana', 'lista'] as const).map((one) => (
            <Chip key={one} to={to(one, day)} active={one === view}>
              {names[one]}
            </Chip>
          ))}
        </nav>
      </div>
      {view === 'mes' && (
        <>
          <AgendaMonth {...place} />
          <AgendaDay {...place} title={formatLongDay(day)} />
        </>
      )}
      {view === 'semana' && <AgendaWeek {...place} />}
      {view === 'lista' && <AgendaList {...place} empty={<NothingPlanned />} />}
    </section>
  )
}

const NothingPlanned = () => (
  <EmptyState
    icon="calendar-days"
    text="Nada marcado nestas duas semanas. Uma tarefa que se repete aparece aqui sozinha."
  />
)
