import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { noteDone } from '../use-kept-in-place.ts'

export type TaskDate = { task_id: string | number; planned_at: string }

type Props = {
  tasks: TaskDate[]
  words: string
  /** What it writes besides: on a line of its own where there is no room. */
  includes?: string
}

/** Completes many tasks in one tap: all or none. */
export function DoAll({ tasks, words, includes }: Props) {
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
      <Button type="submit" icon="check-check" className="h-auto min-h-11 py-1.5 text-start text-sm" waiting={isSent}>
        <span>
          {words}
          {includes && (
            <>
              {' '}
              <span className="inline-block font-normal">{includes}</span>
            </>
          )}
        </span>
      </Button>
    </Form>
  )
}
