import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'

type Props = {
  /** New for each message. */
  idempotency_key: string
  /** The page that takes it: '/loja/estufa-da-vila/mensagens'; the page itself by default. */
  action?: string
  label?: string
  name?: string
}

/** Writes to a store, or answers: a text, and one button. Posted to the conversation's page. */
export const ContactStore = ({ idempotency_key, action, label = 'Sua mensagem', name = 'message' }: Props) => (
  <Form key={idempotency_key} name={name} action={action} guard>
    <HiddenField name="idempotency_key" value={idempotency_key} />
    <TextArea name="text" label={label} rows={4} maxLength={3000} />
    <SubmitButton icon="send" sending="Enviando…">
      Enviar
    </SubmitButton>
  </Form>
)
