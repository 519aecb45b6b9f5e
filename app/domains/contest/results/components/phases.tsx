import type { CupEditionDetail } from '#domains/contest/editions/editions/cup-editions.schemas.ts'
import { phaseWords } from '#domains/contest/editions/editions/phases.words.ts'
import { now } from '#shared/clock.ts'
import { formatDayTime } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'

type Props = { edition: Pick<CupEditionDetail, 'phase' | 'more_infos'> }

/** The phases in their order, with who does what in each. */
export const Phases = ({ edition: { phase, more_infos } }: Props) => (
  <ol className="space-y-3">
    {more_infos.status.map(({ slug, start_date, end_date }) => (
      <li
        key={slug}
        className={`card p-4 ${slug === phase ? 'border-primary' : ''}`}
        aria-current={slug === phase ? 'step' : undefined}
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-lg">{phaseWords[slug].label}</h3>
          {slug === phase && <Badge tone="primary">Agora</Badge>}
          {end_date < now() && <Badge>Encerrada</Badge>}
        </div>
        <p className="text-sm text-muted">
          De {formatDayTime(start_date)} a {formatDayTime(end_date)}
        </p>
        <p className="mt-1 max-w-text">{phaseWords[slug].text}</p>
      </li>
    ))}
  </ol>
)
