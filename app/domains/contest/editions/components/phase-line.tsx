import { formatDayTime } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import type { CupEditionDetail } from '../editions/cup-editions.schemas.ts'
import { phaseWords } from '../editions/phases.words.ts'

type Props = { edition: Pick<CupEditionDetail, 'phase' | 'next' | 'more_infos'> }

/** What the cup is in now, until when, and what comes next. */
export function PhaseLine({ edition: { phase, next, more_infos } }: Props) {
  const now = more_infos.status.find(({ slug }) => slug === phase)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Badge tone={phase ? 'primary' : 'neutral'} icon="trophy">
        {phase ? phaseWords[phase].label : next ? 'Ainda não começou' : 'Edição encerrada'}
      </Badge>
      {now && <span className="text-muted">até {formatDayTime(now.end_date)}</span>}
      {next && (
        <span className="text-muted">
          Depois: {phaseWords[next.slug].label.toLowerCase()}, {formatDayTime(next.start_date)}
        </span>
      )}
    </p>
  )
}
