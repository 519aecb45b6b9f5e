import type { ReactNode } from 'react'
import { Form } from 'react-router'

type Props = { fields: Record<string, string | number>; className?: string; children: ReactNode }

/** A small form that posts one act of the agenda and comes back here. */
export const TaskForm = ({ fields, className, children }: Props) => (
  <Form method="post" action="/cultivo/agenda/tarefas" preventScrollReset className={className}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </Form>
)
