import { FilesField } from '#ui/form/files-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'

type Props = { /** Id of the last message on screen. */ seen: number; email: string; idempotency_key: string }

/** The team's reply: stored in the conversation and mailed. */
export const AnswerForm = ({ seen, email, idempotency_key }: Props) => (
  <Form name="answer" guard>
    <HiddenField name="idempotency_key" value={idempotency_key} />
    <HiddenField name="seen" value={seen} />
    <TextArea
      name="text"
      label="Resposta"
      help={
        email
          ? `Vai também por e-mail para ${email}, com o protocolo e um link para continuar.`
          : 'Quem escreveu não deixou e-mail: a resposta vai pelo WhatsApp. Se não for entregue, uma nota aparece aqui.'
      }
      rows={6}
      maxLength={5000}
    />
    <FilesField name="file_ids" label="Arquivos" help="Envie até 5 fotos ou PDFs." required={false} max={5} />
    <SelectField
      name="state"
      label="Depois desta resposta"
      defaultValue="respondido"
      options={[
        { value: 'respondido', label: 'Respondido' },
        { value: 'aguardando_pessoa', label: 'Aguardando a pessoa' },
        { value: 'resolvido', label: 'Resolvido' },
      ]}
    />
    <SubmitButton icon="send">Enviar resposta</SubmitButton>
  </Form>
)
