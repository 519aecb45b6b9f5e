import { z } from 'zod'
import { type AskGateway, askGateway } from './ask-gateway.ts'
import { factKinds, type GatewayCharge, type PaymentGateway } from './gateway.ts'
import type { SandboxKeys } from './sandbox-keys.ts'
import { isSignedBody } from './signature.ts'

type Settings = SandboxKeys & {
  /** Where the sandbox's door is: 'http://127.0.0.1:3000/sandbox/v1'. */
  url: string
}

const Charge = z.object({
  id: z.string(),
  code: z.string(),
  status: z.string(),
  pix: z.object({ code: z.string() }).nullable(),
  boleto: z.object({ line: z.string(), barcode: z.string(), due_on: z.string() }).nullable(),
  card: z.object({ brand: z.string(), last_four: z.string() }).nullable(),
  transactions: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(factKinds),
      amount: z.number().int(),
      fee: z.number().int().nullable(),
      refund_key: z.string().nullable(),
      reason: z.string().nullable(),
      occurred_at: z.coerce.date(),
    }),
  ),
})
const Refused = z.object({ message: z.string(), errors: z.record(z.string(), z.array(z.string())).optional() })
const Event = z.object({
  id: z.string(),
  type: z.string(),
  charge: z.object({ id: z.string(), code: z.string() }).optional(),
})

/** Client of the embedded sandbox, over HTTP as any gateway is. Worlds are seeded through another `ask`. */
export function sandboxGateway(
  { url, secret_key, public_key, webhook_secret }: Settings,
  ask: AskGateway = askGateway,
): PaymentGateway {
  const common = { secret_key, refusal: refusalOf }
  return {
    name: 'sandbox',
    // From the browser: the site's own address.
    tokens: { gateway: 'sandbox', url: '/sandbox/v1/tokens', public_key },
    open: ({ uuid, method, total, installments, card_token, payer, description, expires_at }) =>
      ask(`${url}/charges`, {
        ...common,
        method: 'POST',
        key: uuid,
        body: {
          code: uuid,
          method,
          amount: total,
          installments,
          card_token,
          description,
          expires_at,
          customer: { name: payer.name, document: payer.document, email: payer.email },
        },
        read: chargeOf,
      }),
    find: ({ id, code }) =>
      id
        ? ask(`${url}/charges/${id}`, {
            ...common,
            method: 'GET',
            fine: [404],
            read: (body, status) => (status === 404 ? null : chargeOf(body)),
          })
        : ask(`${url}/charges?code=${encodeURIComponent(code)}`, {
            ...common,
            method: 'GET',
            read: (body) =>
              z
                .object({ data: z.array(z.unknown()) })
                .parse(body)
                .data.map(chargeOf)[0] ?? null,
          }),
    cancel: ({ id }) => ask(`${url}/charges/${id}/cancel`, { ...common, method: 'POST', read: chargeOf }),
    refund: ({ key, gateway_charge_id, amount }) =>
      ask(`${url}/charges/${gateway_charge_id}/refunds`, {
        ...common,
        method: 'POST',
        key,
        body: { amount },
        read: (body) => z.object({ id: z.string() }).parse(body),
      }),
    readWebhook: ({ headers, body, now }) => {
      if (!isSignedBody(webhook_secret, { body, signature: headers['x-sandbox-signature'], now })) return null
      const { id, type, charge } = Event.parse(JSON.parse(body))
      return { event_id: id, type, gateway_charge_id: charge?.id, code: charge?.code }
    },
  }
}

function chargeOf(body: unknown): GatewayCharge {
  const { id, code, status, pix, boleto, card, transactions } = Charge.parse(body)
  return {
    id,
    code,
    pix: pix ?? undefined,
    boleto: boleto ?? undefined,
    card: card ?? undefined,
    processing: status === 'processing',
    facts: transactions.map(({ fee, refund_key, reason, ...fact }) => ({
      ...fact,
      fee_amount: fee ?? undefined,
      refund_key: refund_key ?? undefined,
      reason: reason ?? undefined,
    })),
  }
}

function refusalOf(body: unknown, status: number): string {
  const refused = Refused.safeParse(body).data
  return Object.values(refused?.errors ?? {})[0]?.[0] ?? refused?.message ?? `HTTP ${status}`
}
