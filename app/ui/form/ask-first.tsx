import { type FormEvent, type ReactNode, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button, type Tone } from '../components/button.tsx'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import type { IconName } from '../components/icon-names.ts'

type Props = {
  /** Words of the button. */
  label: string
  /** What is sent after a yes. */
  send: Record<string, string>
  /** Where to; the page itself by default. */
  action?: string
  /** The question, with the name of the thing. */
  title: string
  /** What will be lost, in words. */
  children: ReactNode
  confirm?: string
  tone?: Tone
  size?: 'sm'
  icon?: IconName
  /** Of the button. */
  look?: string
  /** The box that asks where no script does; without it the button sends at once. */
  box?: string
}

/** A button that asks before it sends. */
export function AskFirst({ label, send, action, title, children, confirm = 'Apagar', box, look, ...button }: Props) {
  const [asking, setAsking] = useState(false)
  const submit = useSubmit()
  const ask = (event: FormEvent) => {
    event.preventDefault()
    setAsking(true)
  }
  const go = () => {
    setAsking(false)
    submit(send, { method: 'post', action })
  }
  return (
    <Form method="post" action={action} onSubmit={ask} className={box && 'space-y-3'}>
      {Object.entries(send).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {box && <BoxWithoutScripts label={box} />}
      <Button type="submit" className={look} {...button}>
        {label}
      </Button>
      <ConfirmDialog open={asking} onClose={() => setAsking(false)} onConfirm={go} title={title} confirm={confirm}>
        {children}
      </ConfirmDialog>
    </Form>
  )
}

const BoxWithoutScripts = ({ label }: { label: string }) => (
  <noscript>
    <label className="flex items-center gap-2">
      <input type="checkbox" required className="checkbox" /> {label}
    </label>
  </noscript>
)
