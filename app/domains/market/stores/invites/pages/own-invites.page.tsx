import { z } from 'zod'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { storePath } from '../../store-menu.view.ts'
import { InviteCard } from '../components/invite-card.tsx'
import { InviteAnswer } from '../invites.schemas.ts'
import type { Route } from './+types/own-invites.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Convites de lojas' })

const tokenOf = (url: URL) => url.searchParams.get('token')?.slice(0, 100) || undefined

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = tokenOf(url)
  const { data } = await apiFor(context).stores.invites.mine({ token })
  return { data, by_link: token !== undefined, confirmed: viewerOf(context).registration_confirmed }
}

export async function action(args: Route.ActionArgs) {
  const token = tokenOf(args.url)
  const Answer = InviteAnswer.pick({ invite_id: true }).extend({ form: z.enum(['accept', 'refuse']).optional() })
  const refuses = (await formOf(args.request)).get('form') === 'refuse'
  return submit(args, Answer, async (api, { invite_id }) => {
    if (refuses) {
      await api.stores.invites.refuse({ invite_id, token })
      return redirectWithToast('/vendedor/convites/store', 'Convite recusado.')
    }
    const { slug, name } = await api.stores.invites.accept({ invite_id, token })
    return redirectWithToast(storePath(slug, '/sobre'), `Agora você trabalha em ${name}.`)
  })
}

export default function OwnInvitesPage({ loaderData: { data, by_link, confirmed } }: Route.ComponentProps) {
  return (
    <div className="max-w-3xl">
      <PageHeader title="Convites" text="Quem chamou você para ajudar em uma loja." />
      <div className="space-y-6">
        {data.length > 0 && !confirmed && (
          <Notice
            tone="warning"
            title="Falta completar seu cadastro"
            action={
              <LinkButton to="/auth/confirmar-cadastro?redirect=%2Fvendedor%2Fconvites%2Fstore" size="sm">
                Completar
              </LinkButton>
            }
          >
            Para trabalhar em uma loja, precisamos saber quem você é. Leva dois minutos.
          </Notice>
        )}
        <ListStates
          items={data}
          keyOf={({ id }) => id}
          empty={
            <EmptyState
              icon="mail"
              text={
                by_link
                  ? 'Este convite venceu ou já foi respondido. Peça outro a quem convidou.'
                  : 'Nenhum convite esperando. Quando alguém chamar você, ele aparece aqui e no seu e-mail.'
              }
            />
          }
          frame={(items) => <ul className="space-y-4">{items}</ul>}
        >
          {(invite) => <InviteCard invite={invite} may_accept={confirmed} />}
        </ListStates>
      </div>
    </div>
  )
}
