export const paymentMethods = ['pix', 'boleto', 'cartao'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const factKinds = [
  'authorized',
  'captured',
  'failed',
  'expired',
  'canceled',
  'refunded',
  'refund_failed',
  'chargeback',
  'chargeback_reversed',
] as const
export type FactKind = (typeof factKinds)[number]

/** Something that happened to a charge at the gateway. `id` is unique there: the same fact read twice has the same. */
export type GatewayFact = {
  id: string
  kind: FactKind
  /** Centavos: what was paid, returned or contested; 0 where nothing moved. */
  amount: number
  /** `amount` is all of this kind until now, from a gateway that tells no single ones. */
  so_far?: boolean
  occurred_at: Date
  /** What the gateway kept of a captured amount, when it says so. */
  fee_amount?: number
  /** Our key of the refund that was asked for; none when the gateway returned money by itself. */
  refund_key?: string
  /** In words for the payer. */
  reason?: string
}

/** A charge as the gateway has it now: how to pay it, and everything that has happened to it. */
export type GatewayCharge = {
  id: string
  /** Ours: the uuid under which we asked for it. */
  code: string
  pix?: { code: string }
  boleto?: { line: string; barcode: string; due_on: string; url?: string }
  card?: { brand: string; last_four: string }
  /** Not decided yet by the bank that issued the card. */
  processing: boolean
  facts: GatewayFact[]
}

export type Payer = {
  name: string
  /** CPF or CNPJ, letters and digits only. */
  document: string
  email: string
  /** Digits with country code: '5511987654321'. */
  phone?: string
  address?: {
    street: string
    number: string
    district: string
    city: string
    state: string
    cep: string
    more?: string
  }
}

/** A share of a charge that the gateway pays out to somebody else; shares add up to the total. */
export type GatewayPart = { recipient: string; amount: number; liable: boolean; pays_fees: boolean }

export type ChargeOrder = {
  /** Idempotency key and code. */
  uuid: string
  method: PaymentMethod
  /** Centavos, interest included. */
  total: number
  installments: number
  card_token?: string
  payer: Payer
  description: string
  expires_at: Date
  parts?: GatewayPart[]
}

export type RefundOrder = { key: string; gateway_charge_id: string; amount: number }

/** `later`: not reached, busy or out of order; asked again with the same key. `refused`: it will never be accepted. */
export type Answer<T> =
  | { result: 'done'; value: T }
  | { result: 'refused'; reason: string }
  | { result: 'later'; reason: string }

/** What a webhook says after its signature was found good: a hint, acted on only after the charge was read again. */
export type WebhookHint = { event_id: string; type: string; gateway_charge_id?: string; code?: string }

/** Where the browser takes a card to get a token for it: the number never reaches us. */
export type TokenPlace = { gateway: GatewayName; url: string; public_key: string }

export type GatewayName = 'sandbox' | 'pagarme'

/** A payment gateway. Every write bears a key: sent twice it is done once and answered alike. */
export type PaymentGateway = {
  name: GatewayName
  tokens: TokenPlace
  open: (order: ChargeOrder) => Promise<Answer<GatewayCharge>>
  /** By the gateway's id, or by our code when its answer was lost. null: it has no such charge. */
  find: (charge: { id?: string; code: string }) => Promise<Answer<GatewayCharge | null>>
  cancel: (charge: { id: string; code: string }) => Promise<Answer<GatewayCharge>>
  /** Asked for, not yet returned: `find` tells when it was. */
  refund: (order: RefundOrder) => Promise<Answer<{ id: string }>>
  /** null: not signed by the gateway, or too old. */
  readWebhook: (received: { headers: Record<string, unknown>; body: string; now: Date }) => WebhookHint | null
}
