import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { type Topic, topics } from '../topic.kinds.ts'
import { topicNames } from '../topic.words.ts'
import { SenderAddress } from './sender-address.tsx'

type Props = {
  /** Of who is signed in: the name may be changed, the address is the account's. */
  sender: { name: string; email: string } | null
  idempotency_key: string
  /** Set by a page that is about one thing: then nobody is asked. */
  topic?: Topic
  /** Of whoever comes with something in mind: from a question of the help centre. */
  subject?: string
  /** What they wrote there. */
  message?: string
}

export function ContactForm({ sender, idempotency_key, topic, subject, message }: Props) {
  return (
    <Form guard>
      <HiddenField name="idempotency_key" value={idempotency_key} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField name="name" label="Nome" autoComplete="name" defaultValue={sender?.name} maxLength={120} />
        <SenderAddress email={sender?.email} />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        {topic ? (
          <HiddenField name="topic" value={topic} />
        ) : (
          <SelectField
            name="topic"
            label="Sobre o que é"
            required={false}
            defaultValue={subject ? 'duvida' : 'outro'}
            options={topics.map((value) => ({ value, label: topicNames[value] }))}
          />
        )}
        <TextField name="subject" label="Assunto" defaultValue={subject} maxLength={120} />
      </div>
      <TextArea name="message" label="Mensagem" defaultValue={message} rows={7} maxLength={5000} />
      <SubmitButton sending="Enviando…">Enviar mensagem</SubmitButton>
    </Form>
  )
}
