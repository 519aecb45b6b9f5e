import { Disclosure } from '#ui/components/disclosure.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'

type Props = { name: 'refuse' | 'withdraw' }

const words = {
  refuse: { title: 'Não vou assinar', help: 'A equipe lê, e pode preparar outro texto.', submit: 'Recusar' },
  withdraw: { title: 'Retirar este documento', help: 'O cliente lê, e não assina mais este texto.', submit: 'Retirar' },
}

/** How a text ends unsigned: refused by the client, or withdrawn, with why. */
export const EndForm = ({ name }: Props) => (
  <Disclosure title={words[name].title} icon="ban">
    <Form name={name} keep>
      <TextArea name="reason" label="Por quê" help={words[name].help} rows={2} maxLength={1000} />
      <SubmitButton tone="danger">{words[name].submit}</SubmitButton>
    </Form>
  </Disclosure>
)
