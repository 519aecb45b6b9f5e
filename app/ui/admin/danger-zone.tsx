import { useRef, useState } from 'react'
import { Button } from '../components/button.tsx'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { useAskedNatively } from '../form/asked-natively.ts'
import { Form } from '../form/form.tsx'
import { useFormState } from '../form/form-context.ts'

/** Something that depends on the record: '12 plantas', and what happens to it. */
export type Dependent = { label: string; consequence: string }

type Props = { title: string; label: string; text: string; dependents?: Dependent[]; intent?: string }

/**
 * Deletion of a record with a confirmation that lists its dependents. Without scripts the button submits at once, below
 * that list.
 */
export function DangerZone({ title, label, text, dependents = [], intent = 'delete' }: Props) {
  return (
    <section aria-label={label} className="space-y-3 rounded-box border border-error/40 p-5">
      <h2 className="text-lg">{label}</h2>
      <Consequences text={text} dependents={dependents} />
      <Form name="danger" className="space-y-3">
        <input type="hidden" name="intent" value={intent} />
        <ConfirmButton title={title} label={label} text={text} dependents={dependents} />
      </Form>
    </section>
  )
}

function Consequences({ text, dependents }: { text: string; dependents: Dependent[] }) {
  return (
    <div className="space-y-2 text-[0.9375rem] text-muted">
      <p>{text}</p>
      {dependents.length > 0 && (
        <ul className="list-disc space-y-1 ps-5">
          {dependents.map((dependent) => (
            <li key={dependent.label}>
              <strong className="font-semibold text-base-content">{dependent.label}</strong>: {dependent.consequence}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ConfirmButton({
  title,
  label,
  text,
  dependents,
}: {
  title: string
  label: string
  text: string
  dependents: Dependent[]
}) {
  const [confirming, setConfirming] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { sending } = useFormState()
  const asked = useAskedNatively(title)
  return (
    <>
      <Button
        type="submit"
        tone="danger"
        icon="trash-2"
        waiting={sending}
        data-ask={asked}
        onClick={(event) => {
          button.current = event.currentTarget
          if (confirming) return
          event.preventDefault()
          setConfirming(true)
        }}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false)
          button.current?.form?.requestSubmit()
        }}
        title={title}
        confirm={label}
      >
        <Consequences text={text} dependents={dependents} />
      </ConfirmDialog>
    </>
  )
}
