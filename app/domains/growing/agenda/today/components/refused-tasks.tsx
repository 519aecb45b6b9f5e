import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { FormResult } from '#shared/form-result.ts'
import { Button } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { DoAll } from './do-all.tsx'

/** Errors; of many marked as done the failed tasks with reasons, and a button for the others. */
export function RefusedTasks({ message, errors = {}, values = {} }: FormResult) {
  const refused = [...new Set(Object.values(errors).flat())]
  const others = askedIn(values).filter((_, i) => !errors[`tasks.${i}`])
  if (!values['tasks[0].task_id'])
    return (
      <Refused words={refused[0] ?? message}>
        {errors.sure && <SureOfStage values={values} question={errors.sure.join(' ')} />}
      </Refused>
    )
  return (
    <Refused words={message}>
      <ul className="mb-2 list-disc space-y-1 ps-5 wrap-anywhere">
        {refused.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {refused.length > 0 && others.length > 0 && (
        <DoAll
          tasks={others}
          words={others.length === 1 ? 'Marcar a outra como feita' : `Marcar as outras ${others.length} como feitas`}
        />
      )}
    </Refused>
  )
}

const Refused = ({ words, children }: { words?: string; children?: ReactNode }) => (
  <div role="alert" className="mb-6">
    <Notice tone="warning" title={words}>
      {children}
    </Notice>
  </div>
)

/** The change of phase that was asked about, once more. */
type Asked = { values: NonNullable<FormResult['values']>; question: string }

const SureOfStage = ({ values: { plant, plant_cycle_id }, question }: Asked) => (
  <Form method="post" action="/cultivo" preventScrollReset>
    <input type="hidden" name="plant" value={String(plant)} />
    <input type="hidden" name="plant_cycle_id" value={String(plant_cycle_id)} />
    <input type="hidden" name="sure" value={question} />
    <Button type="submit">Sim, mudar a fase</Button>
  </Form>
)

/** The submitted tasks, in their order. */
function askedIn(values: NonNullable<FormResult['values']>) {
  const count = Object.keys(values).filter((name) => name.endsWith('].task_id')).length
  return Array.from({ length: count }, (_, i) => ({
    task_id: String(values[`tasks[${i}].task_id`]),
    planned_at: String(values[`tasks[${i}].planned_at`]),
  }))
}
