import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'

/** Who signs, in order. */
export const AuthorsForm = ({ authors }: { authors: { nickname: string }[] }) => (
  <Card title="Quem assina">
    <Form name="authors" opened={{ nicknames: authors.map(({ nickname }) => nickname) }}>
      <TextField
        name="nicknames"
        label="Apelidos, em ordem"
        help="Separe por vírgula, até cinco. Quem assina também edita."
        defaultValue={authors.map(({ nickname }) => nickname).join(', ')}
        maxLength={200}
      />
      <SubmitButton tone="quiet" sending="Salvando…">
        Salvar assinatura
      </SubmitButton>
    </Form>
  </Card>
)
