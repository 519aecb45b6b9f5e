import type { AgendaPlace } from './agenda-place.kinds.ts'
import { EntryList } from './entry-list.tsx'

/** The entries of the selected day, below the month. */
export function AgendaDay({ entries, day, today, can, title }: AgendaPlace & { title: string }) {
  const here = entries.filter(({ on, state }) => on === day || (day === today && state === 'late'))
  return (
    <section aria-labelledby="dia" className="mt-6">
      <h3 id="dia" className="mb-2 text-base first-letter:uppercase">
        {title}
      </h3>
      {here.length === 0 ? (
        <p className="text-muted">Nada marcado para este dia.</p>
      ) : (
        <EntryList entries={here} today={today} can={can} />
      )}
    </section>
  )
}
