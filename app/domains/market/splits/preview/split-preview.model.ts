import type { PaymentMethod } from '#domains/market/payments/charges/charge.kinds.ts'
import {
  gatewayFee,
  installmentTable,
  settlementDays,
} from '#domains/market/payments/installments/installments.model.ts'
import { type PartnerShare, type Share, splitSale } from '../reckoning/split.model.ts'

type Asked = { price: number; platform_bps: number; affiliate: Share | null; partners: PartnerShare[] }

export type PreviewRow = {
  method: PaymentMethod
  installments: number
  /** What the buyer pays, with the interest of instalments. */
  paid: number
  interest: number
  platform: number
  affiliate: number
  partners: number
  gateway_fee: number
  /** What is left for the store. */
  net: number
  /** Days until the first and the last of it is there. */
  days: { first: number; last: number }
}

/**
 * What of one piece at `price` is left for its store, for each way of paying, by the same reckoning as a real sale: the
 * buyer bears the interest, the store the gateway's fee on all that is paid.
 */
export function splitPreview(asked: Asked): PreviewRow[] {
  const card = installmentTable(asked.price).map(({ n, total }) => rowOf(asked, 'cartao', n, total))
  return [rowOf(asked, 'pix', 1, asked.price), rowOf(asked, 'boleto', 1, asked.price), ...card]
}

function rowOf(asked: Asked, method: PaymentMethod, installments: number, paid: number): PreviewRow {
  const { price, platform_bps, affiliate, partners } = asked
  const gateway_fee = gatewayFee(method, installments, paid)
  const split = splitSale({
    lines: [{ amount: price, affiliate, partners }],
    freight: 0,
    platform_bps,
    gateway_fee,
  })
  const partOf = (role: 'afiliado' | 'parceiro') =>
    split.parts.filter((part) => part.role === role).reduce((sum, { amount }) => sum + amount, 0)
  return {
    ...{ method, installments, paid, interest: paid - price, platform: split.platform },
    ...{ affiliate: partOf('afiliado'), partners: partOf('parceiro'), gateway_fee: split.store_fee },
    net: split.store - split.store_fee,
    days: { first: settlementDays(method, 1), last: settlementDays(method, installments) },
  }
}
