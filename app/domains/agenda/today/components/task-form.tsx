import type { ReactNode } from 'react'
import { Form } from 'react-router'

type Props = {
  fields: Record<string, string | number>
  /** URL of the action. */
  action?: string
  className?: string
  children: ReactNode
}

/** A small form that posts one agenda action and returns to this page. */
export const TaskForm = ({ fields, action = '/cultivo/agenda/tarefas', className, children }: Props) => (
  <Form method="post" action={action} preventScrollReset className={className}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </Form>
)
