import { Form } from 'react-router'
import type { ToastUndo as Undo } from '#shared/root-data.ts'
import { Icon } from './icon.tsx'

type Props = {
  undo: Undo
  /** The toast stays while its button has the focus. */
  hold: (held: boolean) => void
  sent: () => void
}

/** 'Desfazer' of a toast: a form, so that it works without scripts. */
export const ToastUndo = ({ undo: { action, fields }, hold, sent }: Props) => (
  <Form method="post" action={action} preventScrollReset onSubmit={sent} className="-my-2.5 -mr-2">
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <button
      type="submit"
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      className="btn btn-ghost gap-1.5 px-2.5 text-primary"
    >
      <Icon name="undo-2" size={18} />
      Desfazer
    </button>
  </Form>
)
