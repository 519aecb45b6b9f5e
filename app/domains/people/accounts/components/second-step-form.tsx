import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'

/** Second step of a login: the code, with the challenge of the login it belongs to. */
export const SecondStepForm = ({ challenge }: { challenge: string }) => (
  <Form name="second-step">
    <HiddenField name="challenge" value={challenge} />
    <TextField
      name="code"
      label="Código"
      help="Digite os 6 números do aplicativo autenticador. Sem ele, use um código de recuperação."
      autoComplete="one-time-code"
      maxLength={60}
      exact
    />
    <SubmitButton wide sending="Conferindo…">
      Entrar
    </SubmitButton>
  </Form>
)
