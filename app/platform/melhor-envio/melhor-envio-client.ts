import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type Answer, askMelhorEnvio } from './ask-melhor-envio.ts'

export type MelhorEnvioSettings = {
  /** 'https://melhorenvio.com.br', or of its sandbox. */
  url: string
  client_id: string
  client_secret: string
  /** 'Grower (contato@grower.example)': who asks, with an address, or it is refused. */
  user_agent: string
}

export type Tokens = { access_token: string; refresh_token: string; expires_in: number }
export type Parcel = { grams: number; length_cm: number; width_cm: number; height_cm: number; value: number }
/** A service for one parcel: a price in centavos, or why there is none. */
export type Service = { id: number; name: string; carrier: string } & (
  | { price: number; days_min: number; days_max: number }
  | { error: string }
)
export type Party = {
  name: string
  /** CPF or CNPJ. */
  document: string
  email: string
  /** With country code. */
  phone: string
  cep: string
  street: string
  number: string
  complement: string
  district: string
  city: string
  uf: string
}
export type LabelOrder = {
  service: number
  from: Party
  to: Party
  parcel: Parcel
  things: { name: string; quantity: number; unit_price: number }[]
  /** Key of the invoice; without one a declaration of contents travels along. */
  invoice_key?: string
  /** Ours, to be found again. */
  tag: string
}
export type Tracked = { status: string; tracking_code: string | null }

export type MelhorEnvio = {
  sandbox: boolean
  authorizeUrl: (options: { redirect_uri: string; state: string }) => string
  exchange: (code: string, redirect_uri: string) => Promise<Answer<Tokens>>
  refresh: (refresh_token: string) => Promise<Answer<Tokens>>
  calculate: (token: string, way: { from: string; to: string; parcel: Parcel }) => Promise<Answer<Service[]>>
  addToCart: (token: string, label: LabelOrder) => Promise<Answer<{ id: string; price: number }>>
  /** Paid from the balance of the account. */
  checkout: (token: string, id: string) => Promise<Answer<true>>
  generate: (token: string, id: string) => Promise<Answer<true>>
  print: (token: string, id: string) => Promise<Answer<{ url: string }>>
  tracking: (token: string, ids: string[]) => Promise<Answer<Record<string, Tracked>>>
  isSigned: (body: string, signature: unknown) => boolean
}

/** What a store's account lets us do: ask prices, buy labels and follow parcels; no more. */
const scopes = [
  'shipping-calculate',
  'cart-read',
  'cart-write',
  'shipping-checkout',
  'shipping-generate',
  'shipping-print',
  'shipping-tracking',
].join(' ')

/** Prices come as '28.90' or as 28.9. */
const reais = z.coerce
  .number()
  .nonnegative()
  .transform((value) => Math.round(value * 100))
const TokenAnswer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number(),
})
const range = z.object({ min: z.number(), max: z.number() }).nullish()
const Services = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    error: z.string().nullish(),
    price: reais.nullish(),
    custom_price: reais.nullish(),
    delivery_time: z.number().nullish(),
    delivery_range: range,
    custom_delivery_range: range,
    company: z.object({ name: z.string() }).nullish(),
  }),
)
const InCart = z.object({ id: z.string().min(1), price: reais.nullish() })
const Printed = z.object({ url: z.url() })
const TrackedAnswer = z.record(
  z.string(),
  z.object({ status: z.string(), tracking: z.string().nullish(), melhorenvio_tracking: z.string().nullish() }),
)

/** Client of Melhor Envio's API, version 2. */
export function melhorEnvio(settings: MelhorEnvioSettings): MelhorEnvio {
  const { url, client_id, client_secret, user_agent } = settings
  const api = `${url}/api/v2/me`
  const ask = <T>(path: string, token: string | null, body: object, read: (body: unknown) => T) =>
    askMelhorEnvio(path, { token, user_agent, body, read })
  const tokens = (grant: object) =>
    ask(`${url}/oauth/token`, null, { client_id, client_secret, ...grant }, (body) => TokenAnswer.parse(body))
  const orders = <T>(what: string, token: string, ids: string[], read: (body: unknown) => T, more: object = {}) =>
    ask(`${api}/shipment/${what}`, token, { ...more, orders: ids }, read)
  const done = () => true as const
  return {
    sandbox: new URL(url).hostname.startsWith('sandbox.'),
    authorizeUrl: ({ redirect_uri, state }) =>
      `${url}/oauth/authorize?${new URLSearchParams({ client_id, redirect_uri, response_type: 'code', scope: scopes, state })}`,
    exchange: (code, redirect_uri) => tokens({ grant_type: 'authorization_code', redirect_uri, code }),
    refresh: (refresh_token) => tokens({ grant_type: 'refresh_token', refresh_token }),
    calculate: (token, { from, to, parcel }) =>
      ask(
        `${api}/shipment/calculate`,
        token,
        {
          from: { postal_code: from },
          to: { postal_code: to },
          package: sizeOf(parcel),
          options: { insurance_value: parcel.value / 100, receipt: false, own_hand: false },
        },
        servicesOf,
      ),
    addToCart: (token, label) =>
      ask(`${api}/cart`, token, labelBody(label), (body) => {
        const { id, price } = InCart.parse(body)
        return { id, price: price ?? 0 }
      }),
    checkout: (token, id) => orders('checkout', token, [id], done),
    generate: (token, id) => orders('generate', token, [id], done),
    print: (token, id) => orders('print', token, [id], (body) => Printed.parse(body), { mode: 'public' }),
    tracking: (token, ids) =>
      orders('tracking', token, ids, (body) =>
        Object.fromEntries(
          Object.entries(TrackedAnswer.parse(body)).map(([id, { status, tracking, melhorenvio_tracking }]) => [
            id,
            { status, tracking_code: tracking ?? melhorenvio_tracking ?? null },
          ]),
        ),
      ),
    isSigned: (body, signature) => isSigned(client_secret, body, signature),
  }
}

const sizeOf = ({ grams, length_cm, width_cm, height_cm }: Parcel) => ({
  height: height_cm,
  width: width_cm,
  length: length_cm,
  weight: grams / 1000,
})

function servicesOf(body: unknown): Service[] {
  return Services.parse(body).map((one) => {
    const { id, name, error, delivery_time } = one
    const price = one.custom_price ?? one.price
    const days = one.custom_delivery_range ?? one.delivery_range
    const known = { id, name, carrier: one.company?.name ?? '' }
    if (error || price === null || price === undefined)
      return { ...known, error: error || 'não respondeu com um preço' }
    const last = days?.max ?? delivery_time ?? 0
    return { ...known, price, days_min: days?.min ?? last, days_max: last }
  })
}

function labelBody({ service, from, to, parcel, things, invoice_key, tag }: LabelOrder) {
  return {
    service,
    from: partyBody(from),
    to: partyBody(to),
    products: things.map(({ name, quantity, unit_price }) => ({ name, quantity, unitary_value: unit_price / 100 })),
    volumes: [sizeOf(parcel)],
    options: {
      insurance_value: parcel.value / 100,
      receipt: false,
      own_hand: false,
      non_commercial: !invoice_key,
      ...(invoice_key && { invoice: { key: invoice_key } }),
      tags: [{ tag }],
    },
  }
}

const partyBody = ({ document, cep, street, uf, ...rest }: Party) => ({
  name: rest.name,
  email: rest.email,
  phone: rest.phone.replace(/^\+55/, ''),
  // A company's goes in a field of its own.
  ...(document.length === 11 ? { document } : { company_document: document }),
  address: street,
  number: rest.number,
  complement: rest.complement,
  district: rest.district,
  city: rest.city,
  state_abbr: uf,
  country_id: 'BR',
  postal_code: cep,
})

/** HMAC-SHA256 of the bytes as they came, in base64 or in hex. */
function isSigned(secret: string, body: string, signature: unknown) {
  const right = createHmac('sha256', secret).update(body).digest()
  const said = String(signature ?? '').trim()
  const received = Buffer.from(said, /^[0-9a-f]{64}$/i.test(said) ? 'hex' : 'base64')
  return received.length === right.length && timingSafeEqual(received, right)
}
