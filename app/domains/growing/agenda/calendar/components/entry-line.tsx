import { daysBetween } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { iconOf } from '../../tasks/components/task-icon.tsx'
import type { AgendaEntry } from '../../tasks/tasks.schemas.ts'
import { thingAddress } from './thing-address.view.ts'

type Props = { entry: AgendaEntry; today: string; can: boolean }

/** One entry of a day: title, place and state. */
export const EntryLine = ({ entry, today, can }: Props) => (
  <li className="flex items-center gap-3 py-4.5 wrap-anywhere">
    <Icon
      name={entry.state === 'done' ? 'circle-check' : iconOf(entry.kind)}
      size={20}
      className={entry.state === 'late' ? 'text-secondary' : 'text-primary'}
    />
    <div className="min-w-0 flex-1">
      <p
        className={`leading-snug ${entry.state === 'done' || entry.state === 'skipped' ? 'text-muted' : 'font-medium'}`}
      >
        {entry.time && <span className="figures mr-1.5 text-muted">{entry.time}</span>}
        {can ? (
          <Link to={`/cultivo/agenda/tarefa/${entry.task_id}`} className="reach-up inline-block py-0.5 hover:underline">
            {entry.title}
          </Link>
        ) : (
          entry.title
        )}
      </p>
      <p className="text-sm text-muted">
        {/* Its own room instead of `reach`, which the cut would take with the end of the name. */}
        <Link
          to={thingAddress(entry.about)}
          className="-mb-4.5 block w-fit min-w-11 max-w-full truncate pt-1.5 pb-4.5 hover:underline"
        >
          {entry.about.name}
        </Link>
      </p>
    </div>
    <State entry={entry} today={today} />
  </li>
)

function State({ entry, today }: Omit<Props, 'can'>) {
  const { state, planned_on, on, snoozed } = entry
  if (state === 'late')
    return (
      <Badge tone="clay" icon="triangle-alert">
        {lateWords(daysBetween(planned_on, today))}
      </Badge>
    )
  if (state === 'done') return <Badge icon="check">{driftWords(daysBetween(planned_on, on))}</Badge>
  if (state === 'skipped') return <Badge>Pulada</Badge>
  if (snoozed)
    return (
      <Badge tone="amber" icon="clock">
        Adiada
      </Badge>
    )
  return state === 'ahead' ? <Badge icon="repeat">Prevista</Badge> : null
}

/** '1 dia de atraso'. */
export const lateWords = (days: number) => `${plural(days, 'dia', 'dias')} de atraso`

/** Difference between act and date: 'no dia', '2 dias depois', '1 dia antes'. */
export const driftWords = (days: number) =>
  days === 0 ? 'No dia' : `${plural(Math.abs(days), 'dia', 'dias')} ${days > 0 ? 'depois' : 'antes'}`
