import { data, redirect } from 'react-router'
import { Notice } from '#ui/components/notice.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { NarrowPage } from '../components/narrow-page.tsx'
import { RegistrationDetailsForm } from '../components/registration-details-form.tsx'
import { CepInput, RegistrationDetails } from '../registration-confirmation/registration-confirmation.schemas.ts'
import type { Route } from './+types/confirm-registration.page'
import { redirectOf } from './redirect-of.server.ts'

export const middleware = [access('signed_in')]
export const meta = pageMeta({ title: 'Completar cadastro' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { confirmed_at, age_provider, can } = await apiFor(context).accounts.registrationConfirmation.show()
  if (confirmed_at) throw redirect(redirectOf(request) ?? '/')
  return { age_provider, can_find_cep: can.find_cep }
}

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request)
  if (form.get('intent') === 'cep') return searchCep(args, form)
  return submit(args, RegistrationDetails, async (api, input) => {
    await api.accounts.registrationConfirmation.complete(input)
    return redirectWithToast(redirectOf(args.request) ?? '/', 'Cadastro completo. Obrigado!')
  })
}

/** Returns all typed values with the result of the CEP lookup merged in: a small town's CEP has no street. */
const searchCep = (args: Route.ActionArgs, form: FormData) =>
  submit(args, CepInput, async (api, input) => {
    const found = await api.accounts.registrationConfirmation.findCep(input)
    const known = Object.entries(found.address ?? {}).filter(([, text]) => text)
    const typed = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
    return data({ found, values: Object.fromEntries([...typed, ...known]) })
  })

export default function ConfirmRegistrationPage({ loaderData, actionData }: Route.ComponentProps) {
  const found = actionData && 'found' in actionData ? actionData.found : undefined
  return (
    <NarrowPage
      title="Complete seu cadastro"
      text="Você precisa dele para comprar, vender, entrar na copa ou abrir um processo. Nada disso aparece no seu perfil."
    >
      <div className="space-y-6">
        <AgeNotice provider={loaderData.age_provider} />
        <RegistrationDetailsForm can_find_cep={loaderData.can_find_cep} found={found} />
      </div>
    </NarrowPage>
  )
}

/** Who verifies that the user is 18: a configured provider, or a self-declaration. */
const AgeNotice = ({ provider }: { provider: string | null }) => (
  <Notice title="Só para maiores de 18 anos">
    {provider
      ? `Seu CPF e sua data de nascimento são conferidos por ${provider}. Guardamos só o resultado, sem imagem nem documento.`
      : 'Vale a data de nascimento que você declara aqui. Nenhum serviço externo confere, e não pedimos foto nem documento.'}
  </Notice>
)
