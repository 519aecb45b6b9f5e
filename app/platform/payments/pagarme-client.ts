import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { askGateway } from './ask-gateway.ts'
import type { ChargeOrder, GatewayCharge, GatewayFact, Payer, PaymentGateway } from './gateway.ts'

export type PagarmeSettings = {
  /** 'https://api.pagar.me/core/v5' */
  url: string
  secret_key: string
  public_key: string
  /** Password of the webhooks (Basic), or the key of their HMAC. */
  webhook_secret: string
}

const moment = z.coerce.date()
const Transaction = z
  .object({
    status: z.string().nullish(),
    qr_code: z.string().nullish(),
    line: z.string().nullish(),
    barcode: z.string().nullish(),
    pdf: z.string().nullish(),
    due_at: z.string().nullish(),
    acquirer_message: z.string().nullish(),
    card: z.object({ brand: z.string().nullish(), last_four_digits: z.string().nullish() }).nullish(),
  })
  .nullish()
const Charge = z.object({
  id: z.string(),
  code: z.string(),
  amount: z.number().int(),
  paid_amount: z.number().int().nullish(),
  canceled_amount: z.number().int().nullish(),
  pending_cancellation: z.boolean().nullish(),
  status: z.string(),
  paid_at: moment.nullish(),
  canceled_at: moment.nullish(),
  created_at: moment,
  updated_at: moment.nullish(),
  last_transaction: Transaction,
})
const Order = z.object({ charges: z.array(Charge).min(1) })
const List = z.object({ data: z.array(Charge) })
const Refused = z.object({ message: z.string().nullish(), errors: z.record(z.string(), z.array(z.string())).nullish() })
const Event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ id: z.string(), code: z.string().nullish() }).loose(),
})

/** Client of Pagar.me's API, version 5. */
export function pagarmeGateway(settings: PagarmeSettings): PaymentGateway {
  const { url, secret_key, public_key, webhook_secret } = settings
  const common = { secret_key, refusal: refusalOf }
  const read = (id: string) => askGateway(`${url}/charges/${id}`, { ...common, method: 'GET', read: chargeOf })
  return {
    name: 'pagarme',
    tokens: { gateway: 'pagarme', url: `${url}/tokens`, public_key },
    open: (order) =>
      askGateway(`${url}/orders`, {
        ...common,
        method: 'POST',
        key: order.uuid,
        body: orderOf(order),
        read: (body) => chargeOf(Order.parse(body).charges[0]),
      }),
    find: ({ id, code }) =>
      id
        ? askGateway(`${url}/charges/${id}`, {
            ...common,
            method: 'GET',
            fine: [404],
            read: (body, status) => (status === 404 ? null : chargeOf(body)),
          })
        : askGateway(`${url}/charges?code=${encodeURIComponent(code)}`, {
            ...common,
            method: 'GET',
            read: (body) =>
              List.parse(body)
                .data.filter((one) => one.code === code)
                .map(chargeOf)[0] ?? null,
          }),
    cancel: async ({ id, code }) => {
      const key = `${code}:cancel`
      const canceled = await askGateway(`${url}/charges/${id}`, { ...common, method: 'DELETE', key, read: chargeOf })
      // One that was paid or has ended is as it is.
      return canceled.result === 'refused' ? read(id) : canceled
    },
    refund: ({ key, gateway_charge_id, amount }) =>
      askGateway(`${url}/charges/${gateway_charge_id}`, {
        ...common,
        method: 'DELETE',
        key,
        body: { amount },
        read: (body) => ({ id: Charge.parse(body).id }),
      }),
    readWebhook: ({ headers, body }) => {
      if (!isFromPagarme(webhook_secret, headers, body)) return null
      const { id, type, data } = Event.parse(JSON.parse(body))
      const gateway_charge_id = type.startsWith('charge.') ? data.id : undefined
      return { event_id: id, type, gateway_charge_id, code: data.code ?? undefined }
    },
  }
}

/** Its order with one payment. `code` names order and charge alike, so that a lost answer is found again. */
function orderOf(order: ChargeOrder) {
  const { uuid, total, description, payer, parts } = order
  return {
    code: uuid,
    closed: true,
    items: [{ code: uuid, amount: total, quantity: 1, description: description.slice(0, 256) }],
    customer: customerOf(payer),
    payments: [
      {
        ...paymentOf(order),
        amount: total,
        split: parts?.map(({ recipient, amount, liable, pays_fees }) => ({
          type: 'flat',
          recipient_id: recipient,
          amount,
          options: { liable, charge_processing_fee: pays_fees, charge_remainder_fee: pays_fees },
        })),
      },
    ],
  }
}

function paymentOf({ method, installments, card_token, payer, expires_at }: ChargeOrder) {
  if (method === 'pix') return { payment_method: 'pix', pix: { expires_at } }
  if (method === 'boleto') return { payment_method: 'boleto', boleto: { due_at: expires_at } }
  const billing_address = addressOf(payer)
  const card = { ...(billing_address && { card: { billing_address } }) }
  return { payment_method: 'credit_card', credit_card: { installments, card_token, capture: true, ...card } }
}

function customerOf(payer: Payer) {
  const { name, document, email, phone } = payer
  const person = document.length === 11
  const [, area_code, number] = phone?.match(/^55(\d{2})(\d{8,9})$/) ?? []
  return {
    name: name.slice(0, 64),
    email,
    document,
    document_type: person ? 'CPF' : 'CNPJ',
    type: person ? 'individual' : 'company',
    ...(number && { phones: { mobile_phone: { country_code: '55', area_code, number } } }),
    ...(payer.address && { address: addressOf(payer) }),
  }
}

function addressOf({ address }: Payer) {
  if (!address) return undefined
  const { street, number, district, city, state, cep, more } = address
  return { country: 'BR', state, city, zip_code: cep, line_1: `${number}, ${street}, ${district}`, line_2: more }
}

function chargeOf(body: unknown): GatewayCharge {
  const charge = Charge.parse(body)
  const { id, code, status, last_transaction: last } = charge
  return {
    id,
    code,
    ...(last?.qr_code && { pix: { code: last.qr_code } }),
    ...(last?.line &&
      last.barcode && {
        boleto: {
          line: last.line.replace(/\D/g, ''),
          barcode: last.barcode.replace(/\D/g, ''),
          due_on: last.due_at?.slice(0, 10) ?? '',
          url: last.pdf ?? undefined,
        },
      }),
    ...(last?.card?.last_four_digits && {
      card: { brand: last.card.brand ?? '', last_four: last.card.last_four_digits },
    }),
    processing: status === 'processing',
    facts: factsOf(charge),
  }
}

/**
 * It shows what a charge is, not what happened to it: how much came in and went back so far are running totals. A status
 * says what the amounts don't.
 */
function factsOf(charge: z.output<typeof Charge>): GatewayFact[] {
  const { id, amount, status, created_at, last_transaction: last } = charge
  const at = charge.updated_at ?? created_at
  const paid = charge.paid_amount ?? 0
  const back = charge.pending_cancellation ? 0 : (charge.canceled_amount ?? 0)
  const facts: GatewayFact[] = []
  const say = (kind: GatewayFact['kind'], fact: Partial<GatewayFact> = {}) =>
    facts.push({ id: `${id}:${kind}`, kind, amount: 0, occurred_at: at, ...fact })
  if (status === 'processing') say('authorized', { amount, occurred_at: created_at })
  if (paid > 0)
    say('captured', { id: `${id}:captured:${paid}`, amount: paid, so_far: true, occurred_at: charge.paid_at ?? at })
  if (paid > 0 && back > 0)
    say('refunded', {
      id: `${id}:refunded:${back}`,
      amount: back,
      so_far: true,
      occurred_at: charge.canceled_at ?? at,
    })
  // It is no longer 'chargedback' once the dispute was won: nothing is contested any more, as of that change.
  if (paid > 0) {
    const contested = status === 'chargedback' ? paid : 0
    say('chargeback', { id: `${id}:chargeback:${contested}:${at.getTime()}`, amount: contested, so_far: true })
  }
  if (status === 'failed' && paid === 0)
    say('failed', { reason: last?.acquirer_message ?? 'O pagamento não foi aceito. Tente de outro jeito.' })
  if (status === 'canceled' && paid === 0) say('canceled', { occurred_at: charge.canceled_at ?? at })
  return facts
}

function refusalOf(body: unknown, status: number): string {
  const { message, errors } = Refused.safeParse(body).data ?? {}
  const fields = Object.keys(errors ?? {})
  if (fields.some((field) => field.includes('card')))
    return 'Os dados do cartão não foram aceitos. Confira e tente de novo.'
  return `O pagamento não foi aceito (${fields[0] ?? message ?? `HTTP ${status}`}).`
}

/** Its webhooks are set up with a password; where they are signed, the signature is held to. */
function isFromPagarme(secret: string, headers: Record<string, unknown>, body: string) {
  const signature = headers['x-hub-signature-256'] ?? headers['x-hub-signature']
  if (typeof signature === 'string')
    return isSame(signature, `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
  const [, credentials = ''] = String(headers.authorization ?? '').match(/^Basic ([\w+/=]+)$/) ?? []
  return isSame(
    Buffer.from(credentials, 'base64')
      .toString()
      .replace(/^[^:]*:/, ''),
    secret,
  )
}

function isSame(received: string, wanted: string) {
  const [a, b] = [Buffer.from(received), Buffer.from(wanted)]
  return wanted.length > 0 && a.length === b.length && timingSafeEqual(a, b)
}
