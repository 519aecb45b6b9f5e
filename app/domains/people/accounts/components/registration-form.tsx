import { Icon } from '#ui/components/icon.tsx'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'

type Props = { terms_of_service_id: number /** This browser said so before: it is not asked again. */; of_age: boolean }

export function RegistrationForm({ terms_of_service_id, of_age }: Props) {
  return (
    <Form>
      <TextField
        name="nickname"
        label="Apelido"
        help="É assim que os outros veem você. Letras sem acento, números, ponto, hífen ou sublinhado, sem espaço."
        autoComplete="nickname"
        maxLength={30}
        exact
      />
      <TextField name="email" label="E-mail" type="email" help="Só você vê." autoComplete="email" maxLength={254} />
      <NewPasswordField name="password" label="Senha" />
      <div>
        {of_age ? (
          <p className="flex items-center gap-2 py-2 text-muted">
            <HiddenField name="adult" value="true" />
            <Icon name="circle-check" size={20} className="text-primary" />
            Você disse que tem 18 anos ou mais.
          </p>
        ) : (
          <CheckboxField name="adult" label="Tenho 18 anos ou mais" required />
        )}
        <CheckboxField
          name="accept"
          required
          label={
            <>
              Li e aceito os{' '}
              <a className="link" href="/termos-e-condicoes" target="_blank" rel="noopener">
                termos de serviço<span className="sr-only"> (abre em outra aba)</span>
              </a>
            </>
          }
        />
        <HiddenField name="terms_of_service_id" value={terms_of_service_id} />
      </div>
      <SubmitButton wide sending="Criando a conta…">
        Criar conta
      </SubmitButton>
    </Form>
  )
}
