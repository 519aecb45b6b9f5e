import { z } from 'zod'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { StoreLogFilter } from '../../history/store-log.schemas.ts'
import { logSentence } from '../../history/store-log.words.ts'
import { StoreInviteInput, StoreInviteRef } from '../../invites/invites.schemas.ts'
import { deskOf } from '../../store-desk.server.ts'
import { storePath } from '../../store-menu.view.ts'
import { HandoverNotice } from '../components/handover-notice.tsx'
import { InviteForm } from '../components/invite-form.tsx'
import { MemberRow } from '../components/member-row.tsx'
import { OpenInvites } from '../components/open-invites.tsx'
import { RightsTable } from '../components/rights-table.tsx'
import { StoreMemberChange, StoreMemberRef } from '../members.schemas.ts'
import type { Route } from './+types/members.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Equipe de ${loaderData?.store.name ?? ''}`,
}))

export async function loader({ context, request }: Route.LoaderArgs) {
  const store = deskOf(context)
  const { members } = apiFor(context).stores
  const filter = filterOf(request, StoreLogFilter.omit({ id_or_slug: true }))
  const [team, log] = await Promise.all([
    members.team({ id_or_slug: store.slug }),
    members.log({ ...filter, id_or_slug: store.slug }),
  ])
  return { store, team, log }
}

const Nothing = z.object({})

export async function action(args: Route.ActionArgs) {
  const { slug, name } = deskOf(args.context)
  const ref = { id_or_slug: slug }
  const done = (text: string) => redirectWithToast(storePath(slug, '/managers'), text)
  switch ((await formOf(args.request)).get('form')) {
    case 'invite':
      return submit(args, StoreInviteInput.omit({ id_or_slug: true }), async (api, input) => {
        await api.stores.invites.send({ ...input, ...ref })
        return done(`Convite enviado para ${input.email}. Vale por 7 dias.`)
      })
    case 'resend':
      return submit(args, StoreInviteRef.omit({ id_or_slug: true }), async (api, input) => {
        await api.stores.invites.resend({ ...input, ...ref })
        return done('Convite enviado de novo, por mais 7 dias.')
      })
    case 'withdraw':
      return submit(args, StoreInviteRef.omit({ id_or_slug: true }), async (api, input) => {
        await api.stores.invites.withdraw({ ...input, ...ref })
        return done('Convite retirado.')
      })
    case 'remove':
      return submit(args, StoreMemberRef.omit({ id_or_slug: true }), async (api, input) => {
        await api.stores.members.remove({ ...input, ...ref })
        return done('Essa pessoa não trabalha mais na loja.')
      })
    case 'offer':
      return submit(args, StoreMemberRef.omit({ id_or_slug: true }), async (api, input) => {
        await api.stores.members.offer({ ...input, ...ref })
        return done('Oferta enviada. A loja continua sua até a pessoa aceitar.')
      })
    case 'withdraw_offer':
      return submit(args, Nothing, async (api) => {
        await api.stores.members.withdrawOffer(ref)
        return done('Oferta retirada.')
      })
    case 'accept_offer':
      return submit(args, Nothing, async (api) => {
        await api.stores.members.acceptOffer(ref)
        return done(`Agora ${name} é sua.`)
      })
    case 'refuse_offer':
      return submit(args, Nothing, async (api) => {
        await api.stores.members.refuseOffer(ref)
        return done('Você não ficou com a loja. Seu papel continua o mesmo.')
      })
    case 'leave':
      return submit(args, Nothing, async (api) => {
        await api.stores.members.leave(ref)
        return redirectWithToast('/vendedor', `Você saiu da equipe de ${name}.`)
      })
    default:
      return submit(args, StoreMemberChange.omit({ id_or_slug: true }), async (api, input) => {
        await api.stores.members.changeRole({ ...input, ...ref })
        return done('Papel salvo.')
      })
  }
}

export default function MembersPage({ loaderData: { store, team, log } }: Route.ComponentProps) {
  return (
    <div className="max-w-3xl">
      <PageHeader title="Equipe" text={`Quem trabalha em ${store.name}, e o que cada papel pode.`} />
      <div className="space-y-10">
        {team.handover && <HandoverNotice handover={team.handover} name={store.name} />}
        <ul aria-label="Pessoas" className="space-y-3">
          {team.data.map((member) => (
            <MemberRow key={member.user.id} member={member} store={store.name} />
          ))}
        </ul>
        {team.can.manage && store.state !== 'encerrada' && (
          <Card title="Convidar alguém">
            <div className="space-y-6">
              <InviteForm key={team.invites.length} />
              <OpenInvites invites={team.invites} />
            </div>
          </Card>
        )}
        <section aria-labelledby="papeis" className="space-y-4">
          <h2 id="papeis" className="text-xl">
            O que cada papel pode
          </h2>
          <RightsTable />
        </section>
        <section aria-labelledby="historico" className="space-y-4">
          <h2 id="historico" className="text-xl">
            O que aconteceu
          </h2>
          <ol className="divide-y divide-base-300 border-y border-base-300">
            {log.data.map((entry) => (
              <li key={entry.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
                <span className="min-w-0 wrap-anywhere">{logSentence(entry)}</span>
                <RelativeTime at={entry.created_at} className="text-sm text-muted" />
              </li>
            ))}
          </ol>
          <Pager {...log} label="Páginas do histórico" />
        </section>
        {team.can.leave && (
          <ConfirmButton
            label="Sair da equipe"
            send={{ form: 'leave' }}
            title={`Sair de ${store.name}?`}
            confirm="Sair"
            tone="danger"
            icon="log-out"
            box="Quero sair da equipe"
          >
            Você deixa de ver os pedidos, as conversas e os números da loja. Para voltar, precisa de um convite novo.
          </ConfirmButton>
        )}
      </div>
    </div>
  )
}
