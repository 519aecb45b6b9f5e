import { asc, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { type FreightLabel, freight_labels } from './freight-labels.table.ts'
import type { LabelState } from './label.kinds.ts'
import { slowest } from './label.model.ts'

export type LabelParcel = Pick<
  FreightLabel,
  'id' | 'position' | 'state' | 'price' | 'tracking_code' | 'print_url' | 'reason' | 'posted_at' | 'delivered_at'
>
/** The labels of one reference, as one. */
export type Label = { state: LabelState; service_name: string; price: number; parcels: LabelParcel[] }

/** What was bought for this, or null. */
export async function labelOf({ db }: Context, reference: string): Promise<Label | null> {
  const rows = await db
    .select()
    .from(freight_labels)
    .where(eq(freight_labels.reference, reference))
    .orderBy(asc(freight_labels.position))
  const [first] = rows
  if (!first) return null
  return {
    state: slowest(rows.map(({ state }) => state)),
    service_name: first.service_name,
    price: rows.reduce((sum, { price }) => sum + (price ?? 0), 0),
    parcels: rows.map(({ id, position, state, price, tracking_code, print_url, reason, posted_at, delivered_at }) => ({
      ...{ id, position, state, price, tracking_code, print_url, reason, posted_at, delivered_at },
    })),
  }
}

export type Tracking = {
  code: string | null
  url: string | null
  state: LabelState
  posted_at: Date | null
  delivered_at: Date | null
}

/** Where the parcels of this are, as far as we were told. */
export async function trackingOf(ctx: Context, reference: string): Promise<Tracking[]> {
  const label = await labelOf(ctx, reference)
  return (label?.parcels ?? []).map(({ tracking_code: code, state, posted_at, delivered_at }) => ({
    ...{ code, state, posted_at, delivered_at },
    url: code ? `https://www.melhorrastreio.com.br/rastreio/${encodeURIComponent(code)}` : null,
  }))
}
