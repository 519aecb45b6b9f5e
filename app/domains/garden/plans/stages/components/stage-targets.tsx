import { formatNumber, formatPercent, plural } from '#shared/numbers.ts'
import type { PlanStageShown, StageProgressShown } from '../../plans/plans.schemas.ts'
import { bandInWords } from '../plan-diff.words.ts'
import { targets } from '../stage.kinds.ts'

type Judged = StageProgressShown['targets'][number]

/** The bands of a stage with the share of time within them; 'sem dados' without measurements. */
export function StageTargets({ stage, judged }: { stage: PlanStageShown; judged: Judged[] }) {
  const set = targets.filter(({ name }) => stage.targets[name])
  if (!set.length) return null
  const begun = stage.state === 'feita' || stage.state === 'agora'
  return (
    <div>
      <h3 className="mb-2 font-sans text-sm font-semibold text-muted">Faixas</h3>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {set.map(({ name, label, unit }) => (
          <div key={name} className="flex items-baseline justify-between gap-3 border-b border-base-300 pb-1.5">
            <dt className="min-w-0">
              {label} <span className="figures block text-sm text-muted">{bandInWords(stage.targets[name], unit)}</span>
            </dt>
            {begun && <dd className="figures text-end">{shareInWords(judged.find((one) => one.name === name))}</dd>}
          </div>
        ))}
      </dl>
    </div>
  )
}

function shareInWords(judged: Judged | undefined) {
  if (!judged || judged.share === null) return <span className="text-muted">sem dados</span>
  const of =
    judged.judged === 'hours'
      ? `de ${formatNumber(judged.known, 0)}\u00a0h`
      : `de ${plural(judged.known, 'medida', 'medidas')}`
  return (
    <>
      <span className="font-semibold">{formatPercent(judged.share)}</span>
      <span className="block text-sm text-muted">{of}</span>
    </>
  )
}
