import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { rowId } from '#shared/row-id.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import type { PlanOffer } from '../../plans/plans.schemas.ts'
import { intervalWords } from '../../subscriptions/subscription.words.ts'
import { SubscribeInput } from '../../subscriptions/subscriptions.schemas.ts'
import { SubscribeForm } from '../../ui.ts'
import type { Route } from './+types/subscribe.page'

export const middleware = [access('confirmed')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData ? `Assinar ${loaderData.offers.product.name}` : 'Assinar',
}))

const Filter = z.object({ plano: rowId.optional() })

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { plano } = filterOf(request, Filter)
  const offers = await apiFor(context).subscriptions.own.offer(params)
  const chosen = offers.plans.find(({ variant_id }) => variant_id === plano) ?? offers.plans[0]
  return { offers, chosen, key: randomUUID() as string }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, SubscribeInput, async (api, input) => {
    const { uuid, order_uuid } = await api.subscriptions.own.subscribe(input)
    return order_uuid
      ? redirectWithToast(`/pedidos/${order_uuid}`, 'Falta só o pagamento para a sua assinatura começar.')
      : redirectWithToast(`/assinaturas/${uuid}`, 'Seu teste começou. Aproveite.')
  })

export default function SubscribePage({ loaderData: { offers, chosen, key } }: Route.ComponentProps) {
  const { product, store, plans } = offers
  const back = `/loja/${store.slug}/${product.slug}`
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={`Assinar ${product.name}`}
        text={product.summary || undefined}
        crumbs={[
          { to: `/loja/${store.slug}`, label: store.name },
          { to: back, label: product.name },
          { label: 'Assinar' },
        ]}
      />
      {!chosen ? (
        <EmptyState
          icon="repeat"
          text="Este produto não recebe novas assinaturas agora."
          action={<LinkButton to={`/loja/${store.slug}`}>Ver a loja</LinkButton>}
        />
      ) : (
        <div className="space-y-6">
          <ul className="grid gap-3 sm:grid-cols-2">
            {plans.map((plan) => (
              <li key={plan.variant_id}>
                <PlanCard plan={plan} chosen={plan === chosen} owner={store.name} />
              </li>
            ))}
          </ul>
          {offers.token_place ? (
            <SubscribeForm key={chosen.variant_id} offers={offers} plan={chosen} first_key={key} />
          ) : (
            <Notice tone="warning" title="Pagamentos ainda não configurados">
              Este site ainda não recebe pagamentos.
            </Notice>
          )}
          <p className="text-sm text-muted">
            Cancele quando quiser, em Suas assinaturas: vale até o fim do que você já pagou. Nos primeiros 7 dias você
            pode desistir e receber tudo de volta.
          </p>
        </div>
      )}
    </div>
  )
}

function PlanCard({ plan, chosen, owner }: { plan: PlanOffer; chosen: boolean; owner: string }) {
  const given = [
    plan.gives_posts && `Abre os posts pagos de ${owner}`,
    plan.ships && 'A loja manda uma caixa a cada período, com frete no preço',
    plan.trial_days > 0 && `${plural(plan.trial_days, 'dia', 'dias')} de teste, sem cobrança`,
  ].filter((line) => line !== false)
  return (
    <Card title={plan.name} level={2}>
      <p className="figures text-2xl font-semibold">
        {formatMoney(plan.price)}{' '}
        <span className="text-base font-normal text-muted">{intervalWords[plan.interval].per}</span>
      </p>
      <ul className="mt-3 list-disc space-y-1 ps-5">
        {given.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-4">
        {chosen ? (
          <strong className="text-primary">É este que você vai assinar</strong>
        ) : (
          <Link to={`?plano=${plan.variant_id}`} className="link inline-flex min-h-11 items-center">
            Escolher este
          </Link>
        )}
      </p>
    </Card>
  )
}
