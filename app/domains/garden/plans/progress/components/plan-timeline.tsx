import { now } from '#shared/clock.ts'
import { dayKey } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import type { PlanDetail, PlanProgress } from '../../plans/plans.schemas.ts'
import { StageLine } from '../../stages/components/stage-line.tsx'
import { HowComputed } from './how-computed.tsx'
import { timelineScale } from './timeline-scale.model.ts'

/** Stages as rows on a common scale of days: planned above, actual below, today as a vertical line. */
export function PlanTimeline({ plan, progress }: { plan: PlanDetail; progress: PlanProgress }) {
  const scale = timelineScale(plan.stages, dayKey(now()))
  return (
    <Card title="Etapas" bare>
      {scale && <Legend />}
      <ol>
        {plan.stages.map((stage, i) => (
          <li key={stage.id} className="border-t border-base-300 first:border-t-0">
            <StageLine
              stage={stage}
              bars={scale?.bars[i]}
              today={scale?.today ?? null}
              progress={progress.stages.find(({ stage_id }) => stage_id === stage.id)}
              running={plan.today !== null}
            />
          </li>
        ))}
      </ol>
      <HowComputed estimated={progress.leaf_estimated} />
    </Card>
  )
}

const Legend = () => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1 px-5 pb-3 text-sm text-muted">
    <li className="flex items-center gap-2">
      <span className="h-2 w-6 rounded-full border border-edge bg-base-200" aria-hidden="true" /> planejado
    </li>
    <li className="flex items-center gap-2">
      <span className="h-2 w-6 rounded-full bg-primary" aria-hidden="true" /> feito
    </li>
    <li className="flex items-center gap-2">
      <span className="h-4 w-0.5 bg-error" aria-hidden="true" /> hoje
    </li>
  </ul>
)
