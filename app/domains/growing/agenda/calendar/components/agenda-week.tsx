import { formatDay } from '#shared/dates.ts'
import { keyOf } from './agenda-month.tsx'
import type { AgendaPlace } from './agenda-place.kinds.ts'
import { weekOf } from './calendar.model.ts'
import { EntryLine } from './entry-line.tsx'

/** Seven days: stacked on small screens, two columns on large ones. */
export function AgendaWeek({ entries, day, today, can }: AgendaPlace) {
  const byDay = Map.groupBy(entries, ({ on, state }) => (state === 'late' && on < (weekOf(day)[0] ?? on) ? today : on))
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere md:grid-cols-2">
      {weekOf(day).map((one) => (
        <li key={one} className={`card px-4 py-3 ${one === today ? 'border-primary!' : ''}`}>
          <h3 className={`text-base first-letter:uppercase ${one === today ? 'text-primary' : ''}`}>
            {formatDay(one, today)}
            {one === today && ' · hoje'}
          </h3>
          {byDay.get(one)?.length ? (
            <ul className="divide-y divide-base-300">
              {byDay.get(one)?.map((entry) => (
                <EntryLine key={keyOf(entry)} entry={entry} today={today} can={can} />
              ))}
            </ul>
          ) : (
            <p className="py-1 text-sm text-muted">Livre</p>
          )}
        </li>
      ))}
    </ul>
  )
}
