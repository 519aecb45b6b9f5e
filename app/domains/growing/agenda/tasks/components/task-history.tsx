import { formatDay } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { driftWords } from '../../calendar/components/entry-line.tsx'
import { TaskForm } from '../../today/components/task-form.tsx'
import type { TaskAct, TaskDetail } from '../tasks.schemas.ts'

/** Planned against actual dates, newest first; the newest can be undone. */
export const TaskHistory = ({ task }: { task: TaskDetail }) => (
  <ul className="divide-y divide-base-300">
    {task.history.map((act, at) => (
      <li key={act.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
        <p className="min-w-44 flex-1">
          <span className="font-medium">{act.done_on ? formatDay(act.done_on) : 'Pulada'}</span>{' '}
          {act.done_on !== act.planned_on && (
            <span className="block text-sm text-muted">era para {formatDay(act.planned_on)}</span>
          )}
        </p>
        <Drift act={act} />
        {at === 0 && (
          <TaskForm
            fields={{ intent: 'undo', task_id: task.id, act_id: act.id, back: `/cultivo/agenda/tarefa/${task.id}` }}
          >
            {(isSent) => (
              <Button type="submit" tone="plain" icon="undo-2" waiting={isSent}>
                Desfazer
              </Button>
            )}
          </TaskForm>
        )}
      </li>
    ))}
  </ul>
)

function Drift({ act: { drift, done_on, logged } }: { act: TaskAct }) {
  if (done_on === null || drift === null) return <Badge>Não foi feita</Badge>
  return (
    <>
      {logged && <Badge icon="notebook-pen">No diário</Badge>}
      <Badge tone={drift > 0 ? 'clay' : 'primary'}>{driftWords(drift)}</Badge>
    </>
  )
}
