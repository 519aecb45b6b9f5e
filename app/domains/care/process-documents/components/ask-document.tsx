import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'

/** A professional asks for what the checklist has not. */
export const AskDocument = () => (
  <Card title="Pedir outro documento" className="max-w-2xl">
    <Form name="ask" keep>
      <TextField name="title" label="O que falta" placeholder="Conta de luz dos últimos três meses" maxLength={120} />
      <SubmitButton tone="quiet" icon="plus" sending="Pedindo…">
        Pedir ao cliente
      </SubmitButton>
    </Form>
  </Card>
)
