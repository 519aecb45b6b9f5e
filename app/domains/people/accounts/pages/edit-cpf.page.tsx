import { LinkButton } from '#ui/components/button.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { MaskedField } from '#ui/form/masked-field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { NarrowPage } from '../components/narrow-page.tsx'
import { CpfChange } from '../registration-confirmation/registration-confirmation.schemas.ts'
import type { Route } from './+types/edit-cpf.page'

export const middleware = [access('signed_in')]
export const meta = pageMeta({ title: 'Seu CPF' })

export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).accounts.registrationConfirmation.show()

export const action = (args: Route.ActionArgs) =>
  submit(args, CpfChange, async (api, input) => {
    await api.accounts.registrationConfirmation.changeCpf(input)
    return redirectWithToast('/perfil/editar', 'CPF salvo.')
  })

export default function EditCpfPage({ loaderData: { cpf, can } }: Route.ComponentProps) {
  return (
    <NarrowPage title="Seu CPF" text="Ele nunca aparece no seu perfil.">
      <div className="space-y-6">
        {cpf && (
          <p>
            CPF atual: <b className="figures">{cpf}</b>
          </p>
        )}
        <Form>
          <MaskedField mask="cpf" name="cpf" label={cpf ? 'CPF certo' : 'CPF'} />
          {!can.change_cpf_without_password && <PasswordField name="current_password" label="Senha atual" />}
          <FormActions>
            <LinkButton to="/perfil/editar" tone="plain">
              Voltar
            </LinkButton>
            <SubmitButton sending="Salvando…">Salvar CPF</SubmitButton>
          </FormActions>
        </Form>
      </div>
    </NarrowPage>
  )
}
