/**
 * Who gets what of one order. Each line's amount is what was paid for it after discounts; freight belongs to the store.
 *
 * Of each line, in this order and never more than is left of it: the platform's part; the affiliate's commission, of the
 * line's amount; the partners' shares, of what the line leaves after both and after its part of the gateway's fee. The
 * rest is the store's, which bears the gateway's fee out of it. All amounts are centavos and add up exactly.
 */
export type SaleLine = {
  amount: number
  /** Who sold it by a link, and for what part of its amount. */
  affiliate?: Share | null
  /** Partners by agreement: shares of what is left of the line. */
  partners?: Share[]
}
export type Share = { holder: Holder; bps: number }
/** By which agreement, so that both sides see what came of it. */
export type PartnerShare = Share & { partnership_id?: number }
/** Whose money: a store's or a person's. */
export type Holder = { kind: 'store' | 'user'; id: number }

export type Sale = {
  lines: SaleLine[]
  freight: number
  platform_bps: number
  gateway_fee: number
}

export type Part = { holder: Holder; role: 'parceiro' | 'afiliado'; amount: number }
export type Split = {
  total: number
  platform: number
  parts: Part[]
  /** The store's before the gateway's fee, and how much of that fee it bears: never all it has; the rest is ours. */
  store: number
  store_fee: number
}

/** One line's pieces, or the freight's. */
type Pieces = { platform: number; parts: Part[]; store: number }
/** What goes back to the buyer: of each line, and of the freight. */
export type Back = { lines: number[]; freight: number }
/** That, or that an earlier step (by its place) came back to everybody: a bank gave back what it had taken. */
export type Step = Back | { undoes: number }

const WHOLE = 10_000
/** The platform's part of the goods unless a store has its own (decisions 7). */
export const PLATFORM_BPS = 1000

/** The platform's is rounded half up, as a bill is read; shares of others are cut off. */
const portion = (amount: number, bps: number) => Math.floor((amount * bps + WHOLE / 2) / WHOLE)
const share = (amount: number, bps: number) => Math.floor((amount * bps) / WHOLE)

export const splitSale = (sale: Sale): Split => joined(piecesOf(sale), sale.gateway_fee)

/**
 * What each gives back of a sale for its refunds, in the order in which they came: of every line in proportion to what
 * each still has of it, so that nobody gives back more than they got and the last refund takes all that is left. The
 * store is given back the gateway's fee in proportion; what the gateway keeps of it is the platform's cost.
 */
export function splitRefunds(sale: Sale, steps: Step[]): Split[] {
  let left = piecesOf(sale)
  let fee_left = splitSale(sale).store_fee
  const taken: Pieces[][] = []
  const splits: Split[] = []
  for (const step of steps) {
    if ('undoes' in step) {
      const back = taken[step.undoes] ?? []
      const split = splits[step.undoes] as Split
      left = left.map((pieces, at) => plus(pieces, back[at] as Pieces))
      fee_left += split.store_fee
      taken.push([])
      splits.push(split)
      continue
    }
    const wanted = [...step.lines, step.freight]
    const back = left.map((pieces, at) => takenOf(pieces, wanted[at] ?? 0))
    const had = sumOf(left.map(({ store }) => store))
    const split = joined(back, 0)
    split.store_fee = had === split.store ? fee_left : Math.floor((fee_left * split.store) / had)
    fee_left -= split.store_fee
    left = left.map((pieces, at) => minus(pieces, back[at] as Pieces))
    taken.push(back)
    splits.push(split)
  }
  return splits
}

function piecesOf({ lines, freight, platform_bps, gateway_fee }: Sale): Pieces[] {
  const fees = allot(gateway_fee, [...lines.map(({ amount }) => amount), freight])
  const goods = lines.map(({ amount, affiliate, partners = [] }, at) => {
    let left = amount
    const take = (wanted: number) => {
      const taken = Math.min(Math.max(0, wanted), left)
      left -= taken
      return taken
    }
    const platform = take(portion(amount, platform_bps))
    const parts: Part[] = []
    if (affiliate)
      parts.push({ holder: affiliate.holder, role: 'afiliado', amount: take(share(amount, affiliate.bps)) })
    const net = left - (fees[at] ?? 0)
    for (const { holder, bps } of partners) parts.push({ holder, role: 'parceiro', amount: take(share(net, bps)) })
    return { platform, parts, store: left }
  })
  return [...goods, { platform: 0, parts: [], store: freight }]
}

/** @throws when more is taken than is left. */
function takenOf({ platform, parts, store }: Pieces, amount: number): Pieces {
  const has = [platform, store, ...parts.map((part) => part.amount)]
  if (amount < 0 || amount > sumOf(has)) throw new Error(`${amount} of ${sumOf(has)} cannot go back`)
  const [ours = 0, theirs = 0, ...others] = allot(amount, has)
  return { platform: ours, store: theirs, parts: parts.map((part, at) => ({ ...part, amount: others[at] ?? 0 })) }
}

const minus = (from: Pieces, taken: Pieces): Pieces => ({
  platform: from.platform - taken.platform,
  store: from.store - taken.store,
  parts: from.parts.map((part, at) => ({ ...part, amount: part.amount - (taken.parts[at]?.amount ?? 0) })),
})

const plus = (to: Pieces, back: Pieces): Pieces => ({
  platform: to.platform + back.platform,
  store: to.store + back.store,
  parts: to.parts.map((part, at) => ({ ...part, amount: part.amount + (back.parts[at]?.amount ?? 0) })),
})

/** One part per holder and role. */
function joined(pieces: Pieces[], gateway_fee: number): Split {
  const parts = new Map<string, Part>()
  for (const part of pieces.flatMap((one) => one.parts)) {
    const key = `${part.role}:${part.holder.kind}:${part.holder.id}`
    parts.set(key, { ...part, amount: part.amount + (parts.get(key)?.amount ?? 0) })
  }
  const platform = sumOf(pieces.map((one) => one.platform))
  const store = sumOf(pieces.map((one) => one.store))
  const others = [...parts.values()].filter(({ amount }) => amount > 0)
  return {
    total: platform + store + sumOf(others.map(({ amount }) => amount)),
    platform,
    parts: others,
    store,
    store_fee: Math.max(0, Math.min(gateway_fee, store - 1)),
  }
}

const sumOf = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)

/**
 * Divides an amount by weights so that the pieces add up exactly: the largest remainders get the odd centavos. No piece
 * is larger than its weight while the amount is not larger than their sum.
 */
export function allot(amount: number, weights: number[]): number[] {
  const sum = sumOf(weights)
  if (sum === 0) return weights.map((_, at) => (at === 0 ? amount : 0))
  const exact = weights.map((weight) => (amount * weight) / sum)
  const pieces = exact.map(Math.floor)
  let odd = amount - sumOf(pieces)
  const byRemainder = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at)
  for (const { at } of byRemainder) {
    if (odd-- <= 0) break
    pieces[at] = (pieces[at] ?? 0) + 1
  }
  return pieces
}
