import type { CheckoutView } from '../checkout/checkout.schemas.ts'

/** What checkout would ask for the freight now; null while it can't say so of every store. */
export function freightEstimate({ cart, stores, cep, total }: CheckoutView) {
  if (!cep || stores.some(({ ships, chosen }) => ships && !chosen)) return null
  const whys = stores.flatMap(({ options, chosen }) => {
    const way = options.find(({ key }) => key === chosen)
    return way?.kind === 'tabela' && way.note ? [way.note] : []
  })
  const freights = Object.fromEntries(stores.map(({ id, freight_amount }) => [id, freight_amount]))
  return { agreement: cart.agreement, cep, total, freights, why: whys.length === 1 ? whys[0] : null }
}
export type FreightEstimate = NonNullable<ReturnType<typeof freightEstimate>>
