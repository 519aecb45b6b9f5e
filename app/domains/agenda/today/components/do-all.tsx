import { Button } from '#ui/components/button.tsx'
import { TaskForm } from './task-form.tsx'

export type TaskDate = { task_id: string | number; planned_at: string }

/** Completes many tasks in one tap: all or none. */
export function DoAll({ tasks, words }: { tasks: TaskDate[]; words: string }) {
  const fields = tasks.flatMap(({ task_id, planned_at }, i) => [
    [`tasks[${i}].task_id`, task_id],
    [`tasks[${i}].planned_at`, planned_at],
  ])
  return (
    <TaskForm action="/cultivo" fields={{ intent: 'many', ...Object.fromEntries(fields) }}>
      <Button type="submit" size="sm" icon="check-check" className="min-h-11">
        {words}
      </Button>
    </TaskForm>
  )
}
