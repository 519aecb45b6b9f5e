import type { GatewayCharge, GatewayName } from '#platform/payments/gateway.ts'
import type { TransactionKind } from './charge.kinds.ts'
import type { Told } from './charge-fold.model.ts'
import type { Heard } from './so-far.model.ts'

/** The transactions that a gateway's answer stands for. */
export const factsOf = (gateway: GatewayName, { facts }: GatewayCharge): Heard[] =>
  facts.map(({ id, refund_key, fee_amount, reason, ...fact }) => ({
    ...fact,
    fee_amount: fee_amount ?? null,
    provider_id: `${gateway}:${id}`,
    refund_uuid: refund_key ?? null,
    reason: reason ?? null,
  }))

type Details = { occurred_at: Date; reason?: string }

/** What we say ourselves of a charge without money moving: once of each kind. */
export const own = ({ uuid }: { uuid: string }, kind: TransactionKind, { occurred_at, reason }: Details): Told => ({
  kind,
  amount: 0,
  provider_id: `own:${uuid}:${kind}`,
  reason: reason ?? null,
  occurred_at,
})
