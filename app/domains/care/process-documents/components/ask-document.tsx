import type { Compartment } from '#domains/care/processes/processes/process.kinds.ts'
import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'

const examples: Record<Compartment, string> = {
  juridico: 'Conta de luz dos últimos três meses',
  medico: 'Exame de sangue dos últimos seis meses',
  agronomico: 'Foto do quadro de energia',
}

/** A professional asks for what the checklist has not. */
export const AskDocument = ({ own }: { own: Compartment | null }) => (
  <Card title="Pedir outro documento" className="max-w-2xl">
    <Form name="ask" keep>
      <TextField name="title" label="O que falta" placeholder={examples[own ?? 'juridico']} maxLength={120} />
      <SubmitButton tone="quiet" icon="plus" sending="Pedindo…">
        Pedir ao cliente
      </SubmitButton>
    </Form>
  </Card>
)
