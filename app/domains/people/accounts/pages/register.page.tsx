import { redirect } from 'react-router'
import { Link } from '#ui/components/link.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { saidOfAge } from '#ui/navigation/age-answer.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { ErrandCard } from '../components/errand-card.tsx'
import { NarrowPage } from '../components/narrow-page.tsx'
import { RegistrationForm } from '../components/registration-form.tsx'
import { isBuying, withRedirect } from '../components/with-redirect.model.ts'
import { Registration } from '../registration/registration.schemas.ts'
import type { Route } from './+types/register.page'
import { errandOf } from './errand-of.server.ts'
import { redirectOf } from './redirect-of.server.ts'

export const middleware = [access('guest')]
export const meta = pageMeta({
  title: 'Criar conta',
  description: 'Abra o caderno do seu jardim. É grátis e nasce privado.',
})

export async function loader(args: Route.LoaderArgs) {
  const terms = await apiFor(args.context).legal.terms.current()
  const of_age = saidOfAge(args.request.headers.get('cookie') ?? '')
  return { terms_of_service_id: terms.id, of_age, ...(await errandOf(args)) }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, Registration, async (api, input) => {
    const next = redirectOf(args.request)
    await api.accounts.registration.register({ ...input, redirect: next ?? undefined })
    const here = new URLSearchParams({ ...(next ? { redirect: next } : {}), email: input.email })
    return redirect(`/auth/confirmacao-email?${here}`)
  })

export default function RegisterPage({ loaderData }: Route.ComponentProps) {
  return (
    <NarrowPage
      title={isBuying(loaderData.redirect) ? 'Crie a sua conta' : 'Abra o seu jardim'}
      text={
        loaderData.errand
          ? 'Falta um minuto para fechar o pedido. O que você escolheu continua aqui.'
          : 'Leva um minuto, e tudo nasce privado.'
      }
      above={loaderData.errand && <ErrandCard errand={loaderData.errand} />}
      below={
        <p>
          Já tem conta?{' '}
          <Link className="link font-semibold" to={withRedirect('/auth/login', loaderData.redirect)}>
            Entrar
          </Link>
        </p>
      }
    >
      <RegistrationForm terms_of_service_id={loaderData.terms_of_service_id} of_age={loaderData.of_age} />
    </NarrowPage>
  )
}
