import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { afterConflict } from '#ui/document/after-conflict.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { HowPartnershipsWork } from '../components/how-partnerships-work.tsx'
import { PartnershipCard } from '../components/partnership-card.tsx'
import { ActTyped } from '../partnership.form.ts'
import { actDone } from '../partnership.words.ts'
import type { Route } from './+types/store-partnerships.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ params }: Route.MetaArgs) => ({
  title: `Parcerias de ${params.slug}`,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const store = params.slug
  return { store, ...(await apiFor(context).splits.partnerships.list({ store })) }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, ActTyped, async ({ splits }, input) => {
    const store = args.params.slug
    await splits.partnerships.answer({ ...input, store })
    return redirectWithToast(storePath(store, '/parcerias'), actDone[input.act])
  })

export const shouldRevalidate = afterConflict

export default function StorePartnershipsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { store, sent, received, can } = loaderData
  const here = storePath(store, '/parcerias')
  const create = can.edit && (
    <LinkButton to={`${here}/nova`} tone="primary" icon="plus">
      Propor parceria
    </LinkButton>
  )
  return (
    <div className="max-w-5xl">
      <PageHeader
        title="Parcerias"
        text="Divida o que um produto rende com quem o fez com você: outra loja, uma professora, um fotógrafo."
        action={sent.length > 0 && create}
      />
      {actionData?.message && !actionData.errors && <Notice tone="error" title={actionData.message} />}
      <div className="space-y-8">
        <section className="space-y-4">
          <h2 className="text-2xl">Propostas pela loja</h2>
          {sent.length === 0 ? (
            <EmptyState
              icon="handshake"
              text="Nenhuma parceria ainda. Você propõe uma parte, e ela só vale quando o outro lado aceita."
              action={create}
            />
          ) : (
            <ul className="space-y-4">
              {sent.map((one) => (
                <PartnershipCard key={one.id} partnership={one} side="store" change={`${here}/${one.id}`} />
              ))}
            </ul>
          )}
        </section>
        {received.length > 0 && (
          <section className="space-y-4">
            <h2 className="text-2xl">Recebidas de outras lojas</h2>
            <ul className="space-y-4">
              {received.map((one) => (
                <PartnershipCard key={one.id} partnership={one} side="partner" />
              ))}
            </ul>
          </section>
        )}
        <HowPartnershipsWork />
      </div>
    </div>
  )
}
