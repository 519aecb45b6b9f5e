import { formatDayTime } from '#shared/dates.ts'
import { Badge, type BadgeTone } from '#ui/components/badge.tsx'
import { rowStateWords } from '../imports/import.words.ts'
import type { ImportRow } from '../imports/imports.schemas.ts'

const tones: Record<ImportRow['state'], BadgeTone> = {
  pronta: 'primary',
  feita: 'primary',
  duvida: 'amber',
  pulada: 'neutral',
  'ja-estava': 'info',
  erro: 'danger',
}

/** What happens with each row of the file, under its number there. */
export const RowList = ({ rows }: { rows: ImportRow[] }) => (
  <ul className="divide-y divide-base-300">
    {rows.map(({ number, state, plant, at, acts, says, text }) => (
      <li key={number} className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[4.5rem_8rem_1fr]">
        <span className="figures text-sm text-muted">Linha {number}</span>
        <span>
          <Badge tone={tones[state]}>{rowStateWords[state]}</Badge>
        </span>
        <div className="min-w-0 space-y-0.5 wrap-anywhere">
          <p>{[acts.join(' + '), plant, at && formatDayTime(at)].filter(Boolean).join(' · ') || text}</p>
          {says && <p className={`text-sm ${state === 'erro' ? 'font-medium text-error' : 'text-muted'}`}>{says}</p>}
          {(state === 'erro' || state === 'duvida') && text && <p className="text-sm text-muted">{text}</p>}
        </div>
      </li>
    ))}
  </ul>
)
