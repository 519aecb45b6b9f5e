import { CycleMark } from '#domains/garden/garden/plants/ui.ts'
import { formatDay } from '#shared/dates.ts'
import { formatTyped, plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Icon } from '#ui/components/icon.tsx'
import type { PlanStageShown, StageProgressShown } from '../../plans/plans.schemas.ts'
import type { Bar, StageBars } from '../../progress/components/timeline-scale.model.ts'
import { driftWords } from '../../progress/drift.words.ts'
import { StageTargets } from './stage-targets.tsx'
import { StageTasks } from './stage-tasks-list.tsx'

type Props = {
  stage: PlanStageShown
  bars: StageBars | undefined
  /** Position of today, in percent. */
  today: number | null
  progress: StageProgressShown | undefined
  running: boolean
}

/** One stage: its bars and, expanded, its requirements and results. The current one is open. */
export function StageLine({ stage, bars, today, progress, running }: Props) {
  const isNow = running && stage.state === 'agora'
  return (
    <details className="group" open={isNow}>
      <summary className="block cursor-pointer px-5 py-4">
        <span className="flex items-center gap-3">
          <CycleMark cycle={stage.plant_cycle} size={32} />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-semibold">{stage.name}</span>
              {isNow && <Badge tone="primary">agora</Badge>}
            </span>
            <span className="block text-sm text-muted">{plannedWords(stage)}</span>
            {stage.done_on && <span className="block text-sm">{doneWords(stage)}</span>}
          </span>
          <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        </span>
        {bars && (
          <span className="relative mt-3 block h-5" aria-hidden="true">
            <Line bar={bars.planned} className="top-0 border border-edge bg-base-200" />
            <Line bar={bars.done} className="top-2.5 bg-primary" />
            {today !== null && <span className="absolute -inset-y-1 w-0.5 bg-error" style={{ left: `${today}%` }} />}
          </span>
        )}
      </summary>
      <div className="space-y-5 px-5 pb-5">
        {stage.notes && <p className="max-w-[70ch] whitespace-pre-line">{stage.notes}</p>}
        <StageTargets stage={stage} judged={progress?.targets ?? []} />
        <StageTasks stage={stage} lines={progress?.tasks ?? []} />
      </div>
    </details>
  )
}

const Line = ({ bar, className }: { bar: Bar | null; className: string }) =>
  bar && (
    <span
      className={`absolute h-2 rounded-full ${className}`}
      style={{ left: `${bar.left}%`, width: `max(${bar.width}%, 3px)` }}
    />
  )

const plannedWords = ({ days, light_hours, planned_on, planned_until }: PlanStageShown) =>
  [
    plural(days, 'dia', 'dias'),
    light_hours !== null && (light_hours === 0 ? 'no escuro' : `${formatTyped(light_hours, 'h')} de luz`),
    planned_on &&
      planned_until &&
      (days === 1 ? dayInOne(planned_on) : `${dayInOne(planned_on)} a ${dayInOne(planned_until)}`),
  ]
    .filter(Boolean)
    .join(' · ')

/** Never broken inside: on a phone the line wraps between its parts. */
const dayInOne = (day: string) => formatDay(day).replaceAll(' ', '\u00a0')

const doneWords = ({ done_on, counted, drift_days }: PlanStageShown) =>
  `${counted ? 'contado desde' : 'começou'} ${dayInOne(done_on as string)} · ${driftWords(drift_days)}`
