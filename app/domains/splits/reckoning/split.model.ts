/**
 * Who gets what of one order. Each line's amount is what was paid for it after discounts; freight belongs to the store.
 *
 * In this order, each out of what is left: the gateway's fee; the platform's part of the goods; of each line the
 * affiliate's commission, of the goods; of each line its partners' shares, of what that line leaves after its part of
 * all the former. The rest, with the freight, is the store's. All amounts are centavos and add up to the total exactly.
 */
export type SaleLine = {
  amount: number
  /** Who sold it by a link, and for what part of its amount. */
  affiliate?: Share | null
  /** Partners by agreement: shares of what is left of the line. */
  partners?: Share[]
}
export type Share = { holder: Holder; bps: number }
/** Whose money: a store's or a person's. */
export type Holder = { store_id: number } | { user_id: number }

export type Sale = {
  lines: SaleLine[]
  freight: number
  platform_bps: number
  gateway_fee: number
}

export type Part = { holder: Holder; role: 'parceiro' | 'afiliado'; amount: number }
export type Split = {
  total: number
  gateway_fee: number
  platform: number
  parts: Part[]
  /** The store's: negative when a refund leaves less than the gateway's fee, which nobody gives back. */
  store: number
}

const WHOLE = 10_000

/** Rounded half up, as a bill is read; shares of others are cut off so that no centavo comes from nowhere. */
const portion = (amount: number, bps: number) => Math.floor((amount * bps + WHOLE / 2) / WHOLE)
const share = (amount: number, bps: number) => Math.floor((amount * bps) / WHOLE)

export function splitSale({ lines, freight, platform_bps, gateway_fee }: Sale): Split {
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0)
  const total = goods + freight
  let left = Math.max(0, total - gateway_fee)
  const take = (wanted: number) => {
    const taken = Math.min(Math.max(0, wanted), left)
    left -= taken
    return taken
  }

  const platform = take(portion(goods, platform_bps))
  const costs = allot(gateway_fee + platform, [...lines.map(({ amount }) => amount), freight])
  const parts: Part[] = []
  lines.forEach((line, at) => {
    const commission = line.affiliate ? take(share(line.amount, line.affiliate.bps)) : 0
    if (line.affiliate && commission)
      parts.push({ holder: line.affiliate.holder, role: 'afiliado', amount: commission })
    const net = line.amount - (costs[at] ?? 0) - commission
    for (const { holder, bps } of line.partners ?? []) {
      const amount = take(share(net, bps))
      if (amount) parts.push({ holder, role: 'parceiro', amount })
    }
  })
  const others = parts.reduce((sum, { amount }) => sum + amount, 0)
  return { total, gateway_fee, platform, parts: joined(parts), store: total - gateway_fee - platform - others }
}

/**
 * What each gives back when an order shrinks from one sale to another: the difference of both splits. The gateway keeps
 * its fee, so the store bears it; platform, affiliates and partners give back exactly what the smaller sale does not
 * bring them. Adds up to the amount refunded.
 */
export function splitRefund(before: Sale, after: Sale): Split {
  const was = splitSale(before)
  const is = splitSale({ ...after, gateway_fee: before.gateway_fee })
  const fresh = is.parts.filter((part) => !was.parts.some((one) => same(one, part)))
  const back = [...was.parts, ...fresh.map((part) => ({ ...part, amount: 0 }))].map((part) => ({
    ...part,
    amount: amountOf(was.parts, part) - amountOf(is.parts, part),
  }))
  const platform = was.platform - is.platform
  const total = was.total - is.total
  const others = back.reduce((sum, { amount }) => sum + amount, 0)
  return {
    total,
    gateway_fee: 0,
    platform,
    parts: back.filter(({ amount }) => amount !== 0),
    store: total - platform - others,
  }
}

/** Divides an amount by weights so that the pieces add up exactly: the largest remainders get the odd centavos. */
export function allot(amount: number, weights: number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map((_, at) => (at === 0 ? amount : 0))
  const exact = weights.map((weight) => (amount * weight) / sum)
  const pieces = exact.map(Math.floor)
  let odd = amount - pieces.reduce((all, piece) => all + piece, 0)
  const byRemainder = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at)
  for (const { at } of byRemainder) {
    if (odd-- <= 0) break
    pieces[at] = (pieces[at] ?? 0) + 1
  }
  return pieces
}

export const holderKey = (holder: Holder) =>
  'store_id' in holder ? `store:${holder.store_id}` : `user:${holder.user_id}`

const same = (a: Omit<Part, 'amount'>, b: Omit<Part, 'amount'>) =>
  a.role === b.role && holderKey(a.holder) === holderKey(b.holder)
const amountOf = (parts: Part[], one: Part) => parts.find((part) => same(part, one))?.amount ?? 0

/** One part per holder and role. */
function joined(parts: Part[]): Part[] {
  const all: Part[] = []
  for (const part of parts) {
    const known = all.find((one) => same(one, part))
    if (known) known.amount += part.amount
    else all.push({ ...part })
  }
  return all
}
