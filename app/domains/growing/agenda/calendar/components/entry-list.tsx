import type { AgendaEntry } from '../../tasks/tasks.schemas.ts'
import { keyOf } from './agenda-month.tsx'
import { EntryLine } from './entry-line.tsx'

type Props = { entries: AgendaEntry[]; today: string; can: boolean }

/** The entries of a day, in two columns on large screens. */
export const EntryList = ({ entries, today, can }: Props) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] *:border-t *:border-base-300 desk:grid-cols-2 gap-x-8">
    {entries.map((entry) => (
      <EntryLine key={keyOf(entry)} entry={entry} today={today} can={can} />
    ))}
  </ul>
)
