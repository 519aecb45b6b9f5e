import { formatLongDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Link } from '#ui/components/link.tsx'
import type { AgendaEntry } from '../../tasks/tasks.schemas.ts'
import type { AgendaPlace } from './agenda-place.kinds.ts'
import { monthOf } from './calendar.model.ts'
import { EntryChip, EntryDot } from './entry-chip.tsx'
import { moveByArrows } from './move-by-arrows.browser.ts'

const SHOWN = 3
const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']

/** A month as a table: dots on small screens, titles on large ones. Arrow keys move between days. */
export function AgendaMonth(place: AgendaPlace) {
  const byDay = Map.groupBy(place.entries, ({ on }) => on)
  return (
    <div className="card overflow-clip">
      <table className="w-full table-fixed border-collapse" onKeyDown={moveByArrows}>
        <caption className="sr-only">Dias do mês. As setas andam de dia em dia.</caption>
        <thead>
          <tr className="text-xs text-muted">
            {weekdays.map((name) => (
              <th key={name} scope="col" className="px-0.5 py-2.5 font-medium">
                <abbr title={name} className="no-underline">
                  <span className="sm:hidden">{name.slice(0, 1).toUpperCase()}</span>
                  <span className="hidden sm:inline">{name.slice(0, 3)}.</span>
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthOf(place.day).map((week) => (
            <tr key={week[0]} className="divide-x divide-base-300 border-t border-base-300">
              {week.map((day) => (
                <td key={day} className="h-14 p-0 align-top sm:h-26">
                  <Day {...place} at={day} entries={byDay.get(day) ?? []} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Day({ at, entries, day, today, addressOf }: AgendaPlace & { at: string }) {
  const chosen = at === day
  const outside = at.slice(0, 7) !== day.slice(0, 7)
  return (
    <Link
      to={addressOf(at)}
      preventScrollReset
      data-day={at}
      aria-current={chosen ? 'date' : undefined}
      aria-label={`${formatLongDay(at)}, ${entries.length ? plural(entries.length, 'tarefa', 'tarefas') : 'nada marcado'}`}
      className={`flex h-full flex-col gap-1 p-1 -outline-offset-3! hover:bg-base-200 sm:p-1.5 ${outside ? 'bg-base-200/60' : ''} ${chosen ? 'ring-1 ring-primary ring-inset' : ''}`}
    >
      <span
        className={`figures flex size-7 items-center justify-center self-center rounded-full text-sm sm:self-start ${
          at === today ? 'bg-primary font-semibold text-primary-content' : outside ? 'text-muted' : ''
        }`}
      >
        {Number(at.slice(8))}
      </span>
      <span className="flex flex-wrap justify-center gap-1 sm:hidden">
        {entries.slice(0, SHOWN).map((entry) => (
          <EntryDot key={keyOf(entry)} entry={entry} />
        ))}
      </span>
      <span className="hidden min-w-0 flex-col gap-0.5 sm:flex">
        {entries.slice(0, SHOWN).map((entry) => (
          <EntryChip key={keyOf(entry)} entry={entry} />
        ))}
        {entries.length > SHOWN && <span className="px-1 text-xs text-muted">+{entries.length - SHOWN}</span>}
      </span>
    </Link>
  )
}

export const keyOf = ({ task_id, on, state, planned_on }: AgendaEntry) => `${task_id} ${on} ${state} ${planned_on}`
