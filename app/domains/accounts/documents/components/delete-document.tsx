import { useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'

/** Asks, and says what is lost. Without scripts the box is the question. */
export function DeleteDocument({ name }: { name: string }) {
  const [asking, setAsking] = useState(false)
  const submit = useSubmit()
  return (
    <section aria-labelledby="apagar" className="mt-10 space-y-4 border-t border-base-300 pt-6">
      <h2 id="apagar" className="text-lg">
        Apagar
      </h2>
      <p className="text-muted">O documento e o arquivo somem na hora, sem volta. Os avisos de vencimento param.</p>
      <Form method="post" className="space-y-3">
        <noscript>
          <label className="flex items-center gap-2">
            <input type="checkbox" required className="checkbox" /> Quero apagar este documento
          </label>
        </noscript>
        <Button
          type="submit"
          name="intent"
          value="delete"
          tone="danger"
          icon="trash-2"
          onClick={(event) => {
            event.preventDefault()
            setAsking(true)
          }}
        >
          Apagar documento
        </Button>
      </Form>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => submit({ intent: 'delete' }, { method: 'post' })}
        title={`Apagar ${name}?`}
        confirm="Apagar"
      >
        Some o documento com o arquivo dele. Não dá para trazer de volta.
      </ConfirmDialog>
    </section>
  )
}
