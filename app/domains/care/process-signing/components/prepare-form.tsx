import { Card } from '#ui/components/card.tsx'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { MOST_TEXT } from '../signings/process-signing.kinds.ts'
import type { ProcessSigningDraft } from '../signings/process-signings.schemas.ts'

type Props = { draft: ProcessSigningDraft; idempotency_key: string }

/** A template in the words of the process, to be changed before it goes out. */
export const PrepareForm = ({ draft, idempotency_key }: Props) => (
  <Card title="Confira antes de enviar">
    <Form key={draft.template_id} name={`prepare-${draft.template_id}`} keep>
      <HiddenField name="template_id" value={draft.template_id} />
      <HiddenField name="idempotency_key" value={idempotency_key} />
      <TextField name="title" label="Nome do documento" defaultValue={draft.title} maxLength={120} />
      <TextArea
        name="text"
        label="Texto"
        help="Depois de enviado, o texto não muda mais: só se retira, enquanto o cliente não assinou."
        defaultValue={draft.text}
        rows={14}
        maxLength={MOST_TEXT}
      />
      <CheckboxField
        name="countersigned"
        label="Depois do cliente, a nossa profissão também assina"
        defaultChecked={draft.countersigned}
      />
      <SubmitButton icon="send">Enviar para assinar</SubmitButton>
    </Form>
  </Card>
)
