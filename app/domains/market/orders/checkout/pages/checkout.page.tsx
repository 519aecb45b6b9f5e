import { randomUUID } from 'node:crypto'
import { useState } from 'react'
import { data, redirect, replace } from 'react-router'
import { clickOf } from '#domains/market/splits/clicks/pages/click-cookie.server.ts'
import { formatRelative } from '#shared/relative-time.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { afterConflict } from '#ui/document/after-conflict.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { CartNews } from '../../cart/components/cart-news.tsx'
import { ownCart } from '../../cart/pages/own-cart.server.ts'
import { CheckoutInput } from '../checkout.schemas.ts'
import { CheckoutForm } from '../components/checkout-form.tsx'
import { FoldedSums } from '../components/checkout-summary.tsx'
import { freightSearch } from '../freight-search.form.ts'
import type { Route } from './+types/checkout.page'
import { checkoutFilterOf } from './checkout-filter.server.ts'

export const middleware = [access('confirmed')]
export const meta = pageMeta({ title: 'Fechar pedido' })

export async function loader(args: Route.LoaderArgs) {
  const { headers } = await ownCart(args)
  const { filter, problem, most } = checkoutFilterOf(args.request, viewerOf(args.context).id)
  const checkout = await apiFor(args.context).orders.checkout.preview(filter)
  const { variant_id, quantity } = filter
  const item = variant_id ? { variant_id, quantity: quantity ?? 1 } : null
  return data({ checkout, item, cep_problem: problem, most, key: randomUUID() }, { headers })
}

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request)
  // 'Calcular' without scripts.
  if (form.get('intent') === 'freight') return redirect(`/checkout?${freightSearch(form)}`)
  return submit(args, CheckoutInput, async ({ orders }, input) => {
    const { orders: made } = await orders.checkout.place({ ...input, click_token: clickOf(args.request) })
    const { headers } = await ownCart(args)
    // The way back leads before the checkout, not to a second purchase.
    return replace(`/pedidos/${made[0]?.uuid}`, { headers })
  })
}

export const shouldRevalidate = afterConflict

export default function CheckoutPage({ loaderData: { checkout, item, cep_problem, most, key } }: Route.ComponentProps) {
  const [parcels, choose] = useState(1)
  const installment = checkout.installments.find(({ n }) => n === parcels)
  if (!checkout.cart.count)
    return (
      <div className="mx-auto max-w-3xl">
        <PageHeader title="Fechar pedido" crumbs={[{ to: '/carrinho', label: 'Carrinho' }]} />
        <EmptyState
          icon="shopping-cart"
          text="Seu carrinho está vazio. Se você acabou de fechar um pedido, ele está em Pedidos."
          action={
            <LinkButton to="/pedidos" tone="primary" icon="package">
              Ver pedidos
            </LinkButton>
          }
        />
      </div>
    )
  return (
    <div className="writing-room">
      <PageHeader title="Fechar pedido" crumbs={[{ to: '/carrinho', label: 'Carrinho' }]} />
      <div className="space-y-6">
        <FoldedSums checkout={checkout} installment={installment} />
        <CartNews cart={checkout.cart} />
        {checkout.just_bought && (
          <Notice
            tone="warning"
            action={<LinkButton to={`/pedidos/${checkout.just_bought.uuid}`}>Ver pedido</LinkButton>}
          >
            Você fez o pedido {checkout.just_bought.id} {formatRelative(checkout.just_bought.at)}, com este mesmo
            produto. Pagar aqui faz outro.
          </Notice>
        )}
        {most && <Notice tone="warning">Um pedido leva até {most} de cada: é o que está aqui.</Notice>}
        {checkout.problem && (
          <Notice tone="warning" action={!item && <LinkButton to="/carrinho">Ver carrinho</LinkButton>}>
            {checkout.problem}
          </Notice>
        )}
        <CheckoutForm {...{ checkout, item, installment, cep_problem }} first_key={key} onParcels={choose} />
      </div>
    </div>
  )
}
