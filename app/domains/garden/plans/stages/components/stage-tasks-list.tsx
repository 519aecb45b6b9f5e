import { activityOf } from '#domains/garden/journal/activities/activity.kinds.ts'
import { formatDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Icon } from '#ui/components/icon.tsx'
import type { PlanStageShown, StageProgressShown } from '../../plans/plans.schemas.ts'
import { driftWords } from '../../progress/drift.words.ts'
import { taskInWords } from '../plan-diff.words.ts'

type Line = StageProgressShown['tasks'][number]

/** The tasks of a stage, and when each was last done. */
export function StageTasks({ stage, lines }: { stage: PlanStageShown; lines: Line[] }) {
  if (!stage.tasks.length) return null
  return (
    <div>
      <h3 className="mb-2 font-sans text-sm font-semibold text-muted">Tarefas</h3>
      <ul className="space-y-2">
        {stage.tasks.map((task) => (
          <li key={task.title} className="flex items-start gap-2.5">
            <Icon
              name={(task.kind && activityOf(task.kind)?.icon) || 'list-todo'}
              size={18}
              className="mt-1 text-primary"
            />
            <span className="min-w-0">
              {task.title} <span className="text-muted">{taskInWords(task)}</span>
              <span className="block text-sm text-muted">
                {doneInWords(lines.find((line) => line.title === task.title))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function doneInWords(line: Line | undefined) {
  if (!line) return null
  const done =
    line.done_on &&
    `${plural(line.times_done, 'vez', 'vezes')}, a última ${formatDay(line.done_on)} (${driftWords(line.drift_days)})`
  const due = line.due_on && `próxima ${formatDay(line.due_on)}`
  return [done, due].filter(Boolean).join(' · ')
}
