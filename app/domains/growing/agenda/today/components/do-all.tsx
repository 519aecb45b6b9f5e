import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { noteDone } from '../use-kept-in-place.ts'

export type TaskDate = { task_id: string | number; planned_at: string }

/** Completes many tasks in one tap: all or none. */
export function DoAll({ tasks, words }: { tasks: TaskDate[]; words: string }) {
  const isSent = useNavigation().formData?.get('words') === words
  return (
    <Form
      method="post"
      action="/cultivo"
      preventScrollReset
      onSubmit={(event) => (isSent ? event.preventDefault() : tasks.forEach(noteDone))}
    >
      <input type="hidden" name="intent" value="many" />
      <input type="hidden" name="words" value={words} />
      {tasks.map(({ task_id, planned_at }, i) => (
        <span key={task_id} className="contents">
          <input type="hidden" name={`tasks[${i}].task_id`} value={task_id} />
          <input type="hidden" name={`tasks[${i}].planned_at`} value={planned_at} />
        </span>
      ))}
      <Button type="submit" size="sm" icon="check-check" className="min-h-11" waiting={isSent}>
        {words}
      </Button>
    </Form>
  )
}
