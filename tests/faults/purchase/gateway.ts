import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Charge = { id: string; code: string; amount: number; status: string; paid_amount?: number; paid_at?: string }

/**
 * Pagar.me as far as a PIX needs it, alive while the site dies: one order per idempotency key however often it is asked.
 * `onOrder` runs after an order was made and before it is answered.
 */
export async function openGateway() {
  const charges = new Map<string, Charge>()
  const hooks: { onOrder?: () => Promise<void> } = {}
  const shown = (charge: Charge) => ({
    ...charge,
    payment_method: 'pix',
    created_at: '2026-11-22T12:00:00Z',
    updated_at: new Date().toISOString(),
    last_transaction: { status: 'waiting_payment', qr_code: `000201${charge.code}` },
  })
  const answerTo = async (method: string, url: URL, body: string) => {
    if (method === 'POST') {
      const { code, payments } = JSON.parse(body) as { code: string; payments: { amount: number }[] }
      const known = charges.get(code)
      const charge = known ?? { id: `ch_${code}`, code, amount: payments[0]?.amount ?? 0, status: 'pending' }
      charges.set(code, charge)
      await hooks.onOrder?.()
      return { id: `or_${code}`, charges: [shown(charge)] }
    }
    const id = url.pathname.split('/').at(-1) ?? ''
    const one = charges.get(id.replace('ch_', ''))
    if (method === 'DELETE' && one?.status === 'pending') one.status = 'canceled'
    if (url.searchParams.has('code')) {
      const found = charges.get(url.searchParams.get('code') ?? '')
      return { data: found ? [shown(found)] : [] }
    }
    return one && shown(one)
  }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://gateway')
    const answer = await answerTo(request.method ?? '', url, await text(request))
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? { message: 'not found' }))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      PAGARME_URL: `http://127.0.0.1:${port}/core/v5`,
      PAGARME_SECRET_KEY: 'sk_test_falhas',
      PAGARME_PUBLIC_KEY: 'pk_test_falhas',
      PAGARME_WEBHOOK_SECRET: 'segredo-dos-avisos',
    },
    charges,
    hooks,
    pay(code: string) {
      const charge = charges.get(code)
      if (!charge) throw new Error(`the gateway has no ${code}`)
      Object.assign(charge, { status: 'paid', paid_amount: charge.amount, paid_at: new Date().toISOString() })
    },
    close() {
      server.closeAllConnections()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}
export type Gateway = Awaited<ReturnType<typeof openGateway>>

/** What the gateway sends when something happened; signed by its password. */
export const webhookOf = (gateway: Gateway, code: string) => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    authorization: `Basic ${Buffer.from(`grower:${gateway.settings.PAGARME_WEBHOOK_SECRET}`).toString('base64')}`,
  },
  body: JSON.stringify({ id: `hook_${code}`, type: 'charge.paid', data: { id: `ch_${code}`, code } }),
})
