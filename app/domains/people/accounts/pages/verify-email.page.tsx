import { data, redirect } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { NarrowPage } from '../components/narrow-page.tsx'
import { ResendForm } from '../components/resend-form.tsx'
import { useFreshOnReturn } from '../components/use-fresh-on-return.ts'
import { ResendInput } from '../email-confirmation/email-confirmation.schemas.ts'
import type { Route } from './+types/verify-email.page'
import { redirectOf } from './redirect-of.server.ts'

export const middleware = [access('signed_in')]
export const meta = pageMeta({ title: 'Verificar e-mail' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = viewerOf(context)
  if (viewer.email_verified) throw redirect(redirectOf(request) ?? '/')
  const { own } = await apiFor(context).accounts.users.show({ id_or_nickname: String(viewer.id) })
  return { email: own?.email ?? '' }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, ResendInput, async (api) => {
    const next = redirectOf(args.request)
    const { already_confirmed } = await api.accounts.emailConfirmation.resend({ redirect: next ?? undefined })
    return already_confirmed ? redirect(next ?? '/') : data({ sent: true })
  })

export default function VerifyEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const sent = !!actionData && 'sent' in actionData
  useFreshOnReturn()
  return (
    <NarrowPage title="Confirme seu e-mail" text="É o último passo antes do seu jardim." below={<Below />}>
      <div className="space-y-5">
        <p>
          Enviamos um link para <b className="wrap-anywhere">{loaderData.email}</b>. Abra a mensagem e toque no link.
          Esta página continua sozinha.
        </p>
        <div role="status">
          {sent && <Notice tone="success">Enviamos outro link. O anterior não vale mais.</Notice>}
        </div>
        <ResendForm justSent={sent ? actionData : undefined} />
      </div>
    </NarrowPage>
  )
}

const Below = () => (
  <>
    <p>
      Escreveu o e-mail errado?{' '}
      <Link className="link" to="/redefinir-email">
        Corrija aqui
      </Link>
    </p>
    <Logout />
  </>
)

const Logout = () => (
  <form method="post" action="/auth/logout">
    <Button type="submit" tone="link">
      Sair desta conta
    </Button>
  </form>
)
