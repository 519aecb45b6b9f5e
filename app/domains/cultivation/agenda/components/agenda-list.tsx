import type { ReactNode } from 'react'
import { formatDay } from '#shared/dates.ts'
import { formatRelativeDay } from '#shared/relative-time.ts'
import type { AgendaEntry } from '../tasks.schemas.ts'
import { keyOf } from './agenda-month.tsx'
import type { AgendaPlace } from './agenda-place.ts'
import { EntryLine } from './entry-line.tsx'

/** Two weeks, the days with something only; what is late comes first. */
export function AgendaList({ entries, today, day, can, empty }: AgendaPlace & { empty: ReactNode }) {
  if (!entries.length) return empty
  const late = entries.filter(({ state, on }) => state === 'late' && on < day)
  const rest = Map.groupBy(
    entries.filter((entry) => !late.includes(entry)),
    ({ on }) => on,
  )
  return (
    <div className="space-y-6">
      {late.length > 0 && <Lines title="Atrasadas" entries={late} today={today} can={can} />}
      {[...rest].map(([on, all]) => (
        <Lines key={on} title={dayTitle(on, today)} entries={all} today={today} can={can} />
      ))}
    </div>
  )
}

const dayTitle = (on: string, today: string) => {
  const [near, exact] = [formatRelativeDay(on, today), formatDay(on, today)]
  return near === exact ? exact : `${exact} · ${near}`
}

type LinesProps = { title: string; entries: AgendaEntry[]; today: string; can: boolean }

const Lines = ({ title, entries, today, can }: LinesProps) => (
  <section>
    <h3 className="text-base first-letter:uppercase">{title}</h3>
    <ul className="divide-y divide-base-300">
      {entries.map((entry) => (
        <EntryLine key={keyOf(entry)} entry={entry} today={today} can={can} />
      ))}
    </ul>
  </section>
)
