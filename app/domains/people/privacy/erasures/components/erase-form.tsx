import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'

/** Guards against accidents and other people: requires typing the nickname and the password. */
export const EraseForm = ({ nickname }: { nickname: string }) => (
  <Card title="Apagar minha conta" className="border-error/40">
    <Form name="erase">
      <p className="text-muted">
        Você sai de todos os aparelhos e ninguém mais vê o que é seu. Em 15 dias, apagamos de vez. Até lá, é só entrar
        para desistir.
      </p>
      <TextField
        name="nickname"
        label="Seu apelido"
        help={`Escreva ${nickname} para confirmar.`}
        autoComplete="off"
        maxLength={60}
        exact
      />
      <PasswordField name="password" label="Sua senha" />
      <SubmitButton tone="danger" icon="trash-2" sending="Apagando…">
        Apagar minha conta
      </SubmitButton>
    </Form>
  </Card>
)
