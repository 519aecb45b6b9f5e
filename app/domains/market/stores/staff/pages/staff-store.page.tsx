import { z } from 'zod'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { underNames } from '#web/under-names.server.ts'
import { StoreLogFilter } from '../../history/store-log.schemas.ts'
import { logSentence } from '../../history/store-log.words.ts'
import { storePath } from '../../store-menu.view.ts'
import { ContactFacts } from '../../stores/components/contact-facts.tsx'
import { SellerFacts } from '../../stores/components/seller-facts.tsx'
import { StorePreview } from '../../stores/components/store-preview.tsx'
import { StoreStateBadge } from '../../stores/components/store-state-badge.tsx'
import { StoreTexts } from '../../stores/components/store-texts.tsx'
import { StoreDecisions } from '../components/store-decisions.tsx'
import { StoreFeeForm } from '../components/store-fee-form.tsx'
import { StoreTeamList } from '../components/store-team-list.tsx'
import { FeeTyped, feeNames } from '../fee.form.ts'
import { StoreReason } from '../staff-stores.schemas.ts'
import type { Route } from './+types/staff-store.page'

export const middleware = [access('can:marketplace.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `${loaderData?.store.name ?? 'Loja'} em Lojas`,
}))

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const api = apiFor(context).stores
  const ref = { id_or_slug: params.slug }
  const filter = filterOf(request, StoreLogFilter.omit({ id_or_slug: true }))
  const [shown, log] = await Promise.all([api.staff.show(ref), api.members.log({ ...filter, ...ref })])
  return { ...shown, log }
}

const Nothing = z.object({})

export async function action(args: Route.ActionArgs) {
  const ref = { id_or_slug: args.params.slug }
  const done = (text: string) => redirectWithToast(`/admin/marketplace/lojas/${args.params.slug}`, text)
  switch ((await formOf(args.request)).get('form')) {
    case 'approve':
      return submit(args, Nothing, async (api) => {
        const { store } = await api.stores.staff.approve(ref)
        return done(`${store.name} está no ar.`)
      })
    case 'refuse':
      return submit(args, StoreReason.omit({ id_or_slug: true }), async (api, input) => {
        await api.stores.staff.refuse({ ...input, ...ref })
        return done('Pedido de ajustes enviado.')
      })
    case 'suspend':
      return submit(args, StoreReason.omit({ id_or_slug: true }), async (api, input) => {
        await api.stores.staff.suspend({ ...input, ...ref })
        return done('A loja foi suspensa.')
      })
    case 'reopen':
      return submit(args, Nothing, async (api) => {
        await api.stores.staff.reopen(ref)
        return done('A loja está aberta de novo.')
      })
    case 'bring_back':
      return submit(args, Nothing, async (api) => {
        await api.stores.staff.bringBack(ref)
        return done('A loja voltou.')
      })
    default:
      return submit(args, FeeTyped, async (api, { percent, opened }) => {
        const platform_fee_bps = percent === null ? null : Math.round(percent * 100)
        await underNames(feeNames, () => api.stores.staff.setFee({ ...ref, platform_fee_bps, opened }))
        return done('Taxa salva.')
      })
  }
}

export default function StaffStorePage({ loaderData: { store, team, can, log } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={store.name}
        text={store.tagline}
        crumbs={[{ to: '/admin/marketplace/lojas', label: 'Lojas' }, { label: store.name }]}
        more={
          <LinkButton to={storePath(store.slug, '/sobre')} icon="store">
            Abrir por dentro
          </LinkButton>
        }
      >
        <StoreStateBadge state={store.state} />
      </PageHeader>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0 space-y-8">
          {store.state_reason && <Notice title="Motivo dado à loja">{store.state_reason}</Notice>}
          <StorePreview store={store} />
          <Card title="O que a loja diz">
            <StoreTexts store={store} />
          </Card>
          <Card title="Quem vende">
            <div className="space-y-6">
              <SellerFacts store={{ ...store, can: { ...store.can, 'store.edit': false } }} />
              <ContactFacts store={store} />
            </div>
          </Card>
          <Card title="O que aconteceu">
            <ol className="divide-y divide-base-300">
              {log.data.map((entry) => (
                <li key={entry.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
                  <span className="min-w-0 wrap-anywhere">{logSentence(entry)}</span>
                  <RelativeTime at={entry.created_at} className="text-sm text-muted" />
                </li>
              ))}
            </ol>
            <Pager {...log} label="Páginas do histórico" />
          </Card>
        </div>
        <div className="space-y-6">
          <StoreDecisions name={store.name} can={can} worksHere={!store.staff} />
          {store.staff && <StoreFeeForm bps={store.platform_fee_bps} />}
          <StoreTeamList team={team} />
        </div>
      </div>
    </>
  )
}
