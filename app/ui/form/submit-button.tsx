import type { ReactNode } from 'react'
import { Button, type Tone } from '../components/button.tsx'
import type { IconName } from '../components/icon-names.ts'
import { useFormState } from './form-context.ts'

type Props = {
  children: ReactNode
  /** Label while submitting: 'Salvando…'. */
  sending?: string
  tone?: Tone
  icon?: IconName
  wide?: boolean
  name?: string
  value?: string
  disabled?: boolean
  className?: string
}

/** The form's submit button; disabled while the form is being submitted, or waits for its photos. */
export function SubmitButton({ children, sending = 'Enviando…', tone = 'primary', ...rest }: Props) {
  const state = useFormState()
  return (
    <Button {...rest} type="submit" tone={tone} waiting={state.sending || Boolean(state.awaited)}>
      {state.awaited ?? (state.sending ? sending : children)}
    </Button>
  )
}

export const actionsLook =
  'flex flex-col-reverse gap-3 pt-2 sm:flex-row sm:items-center sm:justify-end [&>*]:w-full sm:[&>*]:w-auto'

/** The row of buttons below a form: cancel first, submit last; full width on a phone. */
export const FormActions = ({ children }: { children: ReactNode }) => <div className={actionsLook}>{children}</div>
