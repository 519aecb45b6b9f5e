import type { ReactNode } from 'react'
import { formatDay } from '#shared/dates.ts'
import { formatRelativeDay } from '#shared/relative-time.ts'
import type { AgendaEntry } from '../../tasks/tasks.schemas.ts'
import type { AgendaPlace } from './agenda-place.kinds.ts'
import { EntryList } from './entry-list.tsx'

/** Two weeks, only days with entries; overdue ones come first. */
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
    <h3 className="mb-2 text-base first-letter:uppercase">{title}</h3>
    <EntryList entries={entries} today={today} can={can} />
  </section>
)
