import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Coupons = { data: { id: number }[] }

const store = 'estufa-da-vila'
const all = `/vendedor/dashboard/${store}/cupons`

export const screens: DomainScreens = async (ask) => {
  const coupons = await ask<Coupons>(`market/store/${store}/coupon`, 'vendedora')
  return [
    ...seenBy('vendedora', [all, `${all}?search=zzzzzz`, `${all}/novo`, `${all}/${coupons.data[0]?.id}`]),
    ...seenBy('leitora', [all]),
  ]
}
