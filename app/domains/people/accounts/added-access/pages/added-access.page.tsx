import { LinkButton } from '#ui/components/button.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { DeadLink } from '../../components/dead-link.tsx'
import { NarrowPage } from '../../components/narrow-page.tsx'
import { TokenInput } from '../../one-time-tokens/one-time-tokens.schemas.ts'
import { checkLink } from '../../pages/check-link.server.ts'
import type { Route } from './+types/added-access.page'

export const middleware = [access('guest')]
export const meta = pageMeta({ title: 'O que mais abre a sua conta', noindex: true })

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const link = await checkLink(api, request, 'review_access')
  return { ...link, added: link.state === 'valid' ? (await api.accounts.addedAccess.show(link)).data : [] }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, TokenInput, async (api, input) => {
    await api.accounts.addedAccess.remove(input)
    return redirectWithToast('/auth/login', 'Tudo removido. Entre com a senha nova.')
  })

/** After a new password by link: who took the account may have left another way in. */
export default function AddedAccessPage({ loaderData: { token, state, added } }: Route.ComponentProps) {
  if (state !== 'valid') return <DeadLink state={state} again={{ to: '/auth/login', label: 'Entrar' }} />
  return (
    <NarrowPage
      title="Senha nova salva"
      text="Os aparelhos foram desconectados. Isto continua abrindo a sua conta, ou mostrando o que há nela:"
    >
      <ul className="list-disc space-y-1 ps-5">
        {added.map((one) => (
          <li key={one} className="wrap-anywhere">
            {one}
          </li>
        ))}
      </ul>
      <p className="mt-4">Foi você quem pôs tudo? Então pode entrar. Se algo não é seu, remova.</p>
      <div className="mt-6 grid gap-3">
        <LinkButton to="/auth/login" tone="primary" wide>
          É tudo meu, entrar
        </LinkButton>
        <Form>
          <HiddenField name="token" value={token} />
          <SubmitButton tone="danger" icon="trash-2" wide sending="Removendo…">
            Remover tudo isso
          </SubmitButton>
        </Form>
      </div>
    </NarrowPage>
  )
}
