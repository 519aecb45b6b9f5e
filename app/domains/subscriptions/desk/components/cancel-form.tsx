import { useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { StoreSubscription } from '../../subscriptions/subscriptions.schemas.ts'

/** The store lets somebody go: with a reason, which they read. */
export function CancelForm({ one: { uuid, subscriber } }: { one: StoreSubscription }) {
  const [open, show] = useState(false)
  return (
    <>
      <Button
        tone="plain"
        size="sm"
        onClick={() => show(true)}
        aria-label={`Encerrar a assinatura de ${subscriber.nickname}`}
      >
        Encerrar
      </Button>
      <Dialog open={open} onClose={() => show(false)} title={`Encerrar a assinatura de ${subscriber.nickname}?`}>
        <p className="mb-4">
          O que está pago continua aberto até o fim do período. Depois nada mais é cobrado, e a pessoa lê o motivo.
        </p>
        <Form name={`cancel-${uuid}`} onDone={() => show(false)}>
          <HiddenField name="uuid" value={uuid} />
          <TextArea name="reason" label="Motivo" rows={2} maxLength={300} />
          <FormActions>
            <Button onClick={() => show(false)}>Voltar</Button>
            <SubmitButton tone="danger" sending="Encerrando…">
              Encerrar
            </SubmitButton>
          </FormActions>
        </Form>
      </Dialog>
    </>
  )
}
