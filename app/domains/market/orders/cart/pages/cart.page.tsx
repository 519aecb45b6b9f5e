import { useEffect } from 'react'
import { data, useFetcher } from 'react-router'
import { z } from 'zod'
import type { ToastUndo } from '#shared/root-data.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { useRootData } from '#ui/root-data.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import type { CartView } from '../cart.schemas.ts'
import { CartCoupon, CartLineAdd, CartLineRef, CartLineSet } from '../cart.schemas.ts'
import { CartNews } from '../components/cart-news.tsx'
import { CartStores } from '../components/cart-stores.tsx'
import { CartSummary } from '../components/cart-summary.tsx'
import type { FreightEstimate } from '../freight-estimate.view.ts'
import type { Route } from './+types/cart.page'
import { cartCookie, cartTokenOf } from './cart-cookie.server.ts'
import type { clientLoader as cartFreight } from './cart-freight.page.tsx'
import { ownCart } from './own-cart.server.ts'

export const middleware = [access('public')]
export const meta = pageMeta({ title: 'Carrinho', noindex: true })

export async function loader(args: Route.LoaderArgs) {
  const { code } = CartCoupon.partial().safeParse({ code: args.url.searchParams.get('cupom') ?? undefined }).data ?? {}
  if (code) return linkedCoupon(args, code)
  const { cart, headers } = await ownCart(args)
  return data({ cart }, { headers })
}

/** '/carrinho?cupom=CODE', as stores share it: the coupon is kept, and the page says what it does here. */
async function linkedCoupon({ request, context }: Route.LoaderArgs, code: string) {
  const cart_token = cartTokenOf(request)
  const cart = await apiFor(context).orders.cart.keepCoupon({ code, cart_token })
  const good = cart.coupons.some((one) => one.code === code && !one.problem)
  const response = redirectWithToast(
    here,
    good ? `Cupom ${code} aplicado.` : `Guardamos o cupom ${code}. Ele vale quando o carrinho tiver o que ele pede.`,
    good ? 'success' : 'info',
  )
  if (cart.cart_token && cart.cart_token !== cart_token)
    response.headers.append('set-cookie', cartCookie(cart.cart_token))
  return response
}

const here = '/carrinho'
const token = { cart_token: true } as const
const CartLineTaken = CartLineRef.omit(token).extend({ quantity: z.coerce.number().int().positive().optional() })

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request)
  const cart_token = cartTokenOf(args.request)
  const kept = (cart: { cart_token: string | null }, text: string, undo?: ToastUndo) => {
    const response = redirectWithToast(here, text, 'success', undo)
    if (cart.cart_token && cart.cart_token !== cart_token)
      response.headers.append('set-cookie', cartCookie(cart.cart_token))
    return response
  }
  switch (form.get('intent')) {
    case 'add':
      return submit(args, CartLineAdd.omit(token), async ({ orders }, input) =>
        kept(await orders.cart.add({ ...input, cart_token }), 'Está no carrinho.'),
      )
    case 'take':
      // What is no longer sold can't be put back: of it no quantity is sent.
      return submit(args, CartLineTaken, async ({ orders }, { quantity, ...line }) =>
        kept(
          await orders.cart.take({ ...line, cart_token }),
          'Saiu do carrinho.',
          quantity === undefined
            ? undefined
            : {
                action: here,
                fields: { intent: 'add', variant_id: String(line.variant_id), quantity: String(quantity) },
              },
        ),
      )
    case 'coupon':
      return submit(args, CartCoupon.omit(token), async ({ orders }, input) =>
        kept(await orders.cart.addCoupon({ ...input, cart_token }), `Cupom ${input.code} aplicado.`),
      )
    case 'take-coupon':
      return submit(args, CartCoupon.omit(token), async ({ orders }, input) =>
        kept(await orders.cart.takeCoupon({ ...input, cart_token }), `Cupom ${input.code} retirado.`),
      )
    default:
      return submit(args, CartLineSet.omit(token), async ({ orders }, input) =>
        kept(await orders.cart.set({ ...input, cart_token }), 'Quantidade atualizada.'),
      )
  }
}

/** Asked anew whenever the cart is another. */
function useFreightEstimate({ agreement, stores }: CartView): FreightEstimate | null {
  const { load, data: estimate } = useFetcher<typeof cartFreight>()
  const known = useRootData()?.viewer !== null && stores.some(({ ships }) => ships)
  useEffect(() => {
    if (known && agreement) void load('/carrinho/frete')
  }, [known, agreement, load])
  return estimate?.agreement === agreement ? estimate : null
}

export default function CartPage({ loaderData: { cart } }: Route.ComponentProps) {
  const estimate = useFreightEstimate(cart)
  if (!cart.count)
    return (
      <div className="mx-auto max-w-3xl">
        <PageHeader title="Carrinho" />
        <EmptyState
          icon="shopping-cart"
          text="Seu carrinho está vazio. O que você escolher na loja fica guardado aqui."
          action={
            <LinkButton to="/loja" tone="primary" icon="store">
              Ver a loja
            </LinkButton>
          }
        />
      </div>
    )
  return (
    <div className="space-y-6">
      <PageHeader title="Carrinho" text="Uma compra só, com um pedido para cada loja." />
      <CartNews cart={cart} />
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <CartStores cart={cart} className="space-y-6 lg:col-span-2" />
        <CartSummary cart={cart} estimate={estimate} />
      </div>
    </div>
  )
}
