import { type FormEvent, type ReactNode, useState } from 'react'
import { Form, useActionData, useSubmit } from 'react-router'
import type { FormResult } from '#shared/form-result.ts'
import { Button, type Tone } from '../components/button.tsx'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import type { IconName } from '../components/icon-names.ts'
import { useAskedNatively } from './asked-natively.ts'
import { FormError } from './form-error.tsx'

type Props = {
  /** The button's label. */
  label: string
  /** Fields submitted after confirmation. */
  send: Record<string, string>
  /** URL; the page itself by default. */
  action?: string
  /** The question, naming the thing. */
  title: string
  /** What will be lost. */
  children: ReactNode
  confirm?: string
  /** What the button that leaves all as it is says: 'Voltar'. */
  cancel?: string
  tone?: Tone
  size?: 'sm'
  icon?: IconName
  /** Shows only the icon; `label` is its accessible name. */
  iconOnly?: boolean
  /** Classes of the button. */
  look?: string
  /** The page says what is refused: where a refusal means that the button itself is there no more. */
  pageTells?: boolean
  /** Label of a required checkbox that confirms without scripts; without it the button submits at once. */
  box?: string
}

/** A submit button with a confirmation dialog; while the page loads, with the browser's. A refusal stands beside it. */
export function ConfirmButton({
  label,
  send,
  action,
  title,
  children,
  confirm = 'Apagar',
  cancel,
  pageTells,
  box,
  look,
  ...button
}: Props) {
  const [confirming, setConfirming] = useState(false)
  const submit = useSubmit()
  const refused = useRefusal(send)
  const asked = useAskedNatively(title)
  const confirmFirst = (event: FormEvent) => {
    event.preventDefault()
    setConfirming(true)
  }
  const go = () => {
    setConfirming(false)
    submit(send, { method: 'post', action, preventScrollReset: true })
  }
  return (
    <Form method="post" action={action} onSubmit={confirmFirst} className={box && 'space-y-3'}>
      {Object.entries(send).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {box && <BoxWithoutScripts label={box} />}
      {!pageTells && <FormError texts={refused} />}
      <Button type="submit" className={look} data-ask={asked} {...button}>
        {label}
      </Button>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={go}
        title={title}
        confirm={confirm}
        tone={button.tone === 'primary' ? 'primary' : 'danger'}
        cancel={cancel}
      >
        {children}
      </ConfirmDialog>
    </Form>
  )
}

/** What was said to exactly these fields; without any, to what is no named form. */
function useRefusal(send: Record<string, string>): string[] {
  const { message, errors = {}, values } = (useActionData() as FormResult | undefined) ?? {}
  const sent = Object.entries(send)
  const isThis = message && (sent.length ? sent.every(([name, value]) => values?.[name] === value) : !values?.form)
  return isThis ? [...new Set([message, ...Object.values(errors).flat()])] : []
}

const BoxWithoutScripts = ({ label }: { label: string }) => (
  <noscript>
    <label className="flex items-center gap-2">
      <input type="checkbox" required className="checkbox" /> {label}
    </label>
  </noscript>
)
