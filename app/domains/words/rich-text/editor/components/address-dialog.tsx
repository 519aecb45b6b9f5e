import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { FieldNotes, inputAria } from '#ui/form/field.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  label: string
  help?: string
  initial?: string
  confirm: string
  more?: ReactNode
  /** Does it, or says what is wrong with what was typed. */
  onAnswer: (typed: string) => Promise<string | null>
}

/** Asks for an address. No form: it stands within the one of its text. */
export function AddressDialog({ open, onClose, title, label, help, initial = '', confirm, more, onAnswer }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<string>()
  const [asking, setAsking] = useState(false)
  const answer = async () => {
    const typed = input.current?.value.trim() ?? ''
    if (asking) return
    setAsking(true)
    const problem = typed ? await onAnswer(typed) : 'Preencha este campo.'
    setAsking(false)
    setWrong(problem ?? undefined)
    if (problem === null) onClose()
    else input.current?.focus()
  }
  return (
    <Dialog
      open={open}
      onClose={() => {
        setWrong(undefined)
        onClose()
      }}
      title={title}
      actions={
        <>
          {more}
          <Button tone="primary" waiting={asking} onClick={answer}>
            {confirm}
          </Button>
        </>
      }
    >
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        {...inputAria(id, help, wrong)}
        ref={input}
        id={id}
        data-first
        type="text"
        inputMode="url"
        autoCapitalize="off"
        defaultValue={initial}
        className={`input mt-1 w-full ${wrong ? 'input-error' : ''}`}
        onInput={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void answer()
        }}
      />
      <FieldNotes id={id} name="address" help={help} error={wrong} />
    </Dialog>
  )
}
