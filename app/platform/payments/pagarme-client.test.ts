import { createHmac } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { localServer } from '#tests/local-server.ts'
import type { ChargeOrder } from './gateway.ts'
import { pagarmeGateway } from './pagarme-client.ts'

const uuid = '0198f2a0-0000-7000-8000-000000000001'
const order: ChargeOrder = {
  uuid,
  method: 'pix',
  total: 12_345,
  installments: 1,
  payer: { name: 'Ana Souza', document: '52998224725', email: 'ana@exemplo.com.br', phone: '5511987654321' },
  description: 'Compra na Estufa da Ana',
  expires_at: new Date('2026-11-22T13:00:00Z'),
}
/** A charge as the API shows it. */
const charge = (fields: object = {}) => ({
  id: 'ch_1',
  code: uuid,
  gateway_id: 'x',
  amount: 12_345,
  currency: 'BRL',
  status: 'pending',
  payment_method: 'pix',
  created_at: '2026-11-22T12:00:00Z',
  updated_at: '2026-11-22T12:00:01Z',
  last_transaction: {
    id: 'tran_1',
    transaction_type: 'pix',
    status: 'waiting_payment',
    qr_code: '000201…',
    qr_code_url: '…',
  },
  ...fields,
})

type Answer = { status?: number; body: string }
async function pagarme(answer: (asked: { method: string; path: string }) => Answer) {
  const server = await localServer(answer)
  onTestFinished(() => server.close())
  const settings = { secret_key: 'sk_test_1', public_key: 'pk_test_1', webhook_secret: 'segredo-de-aviso' }
  return { server, gateway: pagarmeGateway({ ...settings, url: `${server.url}/core/v5` }) }
}
const shows = (fields: object) => pagarme(() => ({ body: JSON.stringify(charge(fields)) }))
const factsOf = async (fields: object) => {
  const { gateway } = await shows(fields)
  const found = await gateway.find({ id: 'ch_1', code: uuid })
  return found.result === 'done' ? found.value?.facts : found
}

test('a PIX charge is an order with one payment, by Basic key and idempotency key', async () => {
  const { gateway, server } = await pagarme(() => ({ body: JSON.stringify({ id: 'or_1', charges: [charge()] }) }))
  expect(await gateway.open(order)).toEqual({
    result: 'done',
    value: { id: 'ch_1', code: uuid, pix: { code: '000201…' }, processing: false, facts: [] },
  })
  const [asked] = server.received
  expect(asked).toMatchObject({ method: 'POST', path: '/core/v5/orders' })
  expect(asked?.headers).toMatchObject({
    authorization: `Basic ${Buffer.from('sk_test_1:').toString('base64')}`,
    'idempotency-key': uuid,
  })
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    code: uuid,
    closed: true,
    items: [{ code: uuid, amount: 12_345, quantity: 1, description: 'Compra na Estufa da Ana' }],
    customer: {
      name: 'Ana Souza',
      email: 'ana@exemplo.com.br',
      document: '52998224725',
      document_type: 'CPF',
      type: 'individual',
      phones: { mobile_phone: { country_code: '55', area_code: '11', number: '987654321' } },
    },
    payments: [{ payment_method: 'pix', amount: 12_345, pix: { expires_at: '2026-11-22T13:00:00.000Z' } }],
  })
})

test('a card goes as a token, with instalments and shares', async () => {
  const paid = charge({
    status: 'paid',
    paid_amount: 12_345,
    paid_at: '2026-11-22T12:00:02Z',
    last_transaction: { card: { brand: 'Visa', last_four_digits: '0010' } },
  })
  const { gateway, server } = await pagarme(() => ({ body: JSON.stringify({ id: 'or_1', charges: [paid] }) }))
  const answer = await gateway.open({
    ...order,
    method: 'cartao',
    installments: 3,
    card_token: 'token_1',
    parts: [{ recipient: 're_1', amount: 12_345, liable: true, pays_fees: true }],
  })
  expect(answer).toMatchObject({
    value: {
      card: { brand: 'Visa', last_four: '0010' },
      facts: [
        { kind: 'captured', amount: 12_345, so_far: true },
        { kind: 'chargeback', amount: 0, so_far: true },
      ],
    },
  })
  expect(JSON.parse(server.received[0]?.body ?? '').payments[0]).toEqual({
    payment_method: 'credit_card',
    amount: 12_345,
    credit_card: { installments: 3, card_token: 'token_1', capture: true },
    split: [
      {
        type: 'flat',
        recipient_id: 're_1',
        amount: 12_345,
        options: { liable: true, charge_processing_fee: true, charge_remainder_fee: true },
      },
    ],
  })
})

test('a boleto has its digits alone', async () => {
  const last_transaction = {
    line: '00190.50095 40144.816069 06809.350314 3 37370000000100',
    barcode: '00193373700000001000500940144816060680935031',
    pdf: 'https://api.pagar.me/boleto.pdf',
    due_at: '2026-11-25T00:00:00Z',
  }
  const { gateway } = await shows({ last_transaction })
  expect(await gateway.find({ id: 'ch_1', code: uuid })).toMatchObject({
    value: { boleto: { line: '00190500954014481606906809350314337370000000100', due_on: '2026-11-25' } },
  })
})

test.for([
  ['pending', {}, []],
  ['processing', {}, [['authorized', 12_345]]],
  ['paid', { paid_amount: 12_345 }, [['captured', 12_345]]],
  ['underpaid', { paid_amount: 100 }, [['captured', 100]]],
  ['overpaid', { paid_amount: 24_690 }, [['captured', 24_690]]],
  ['failed', {}, [['failed', 0]]],
  ['canceled', {}, [['canceled', 0]]],
  ['paid', { paid_amount: 12_345, canceled_amount: 345 }, [['captured', 12_345], ['refunded', 345]]], // biome-ignore format: a line each
  ['canceled', { paid_amount: 12_345, canceled_amount: 12_345 }, [['captured', 12_345], ['refunded', 12_345]]], // biome-ignore format: a line each
  ['paid', { paid_amount: 12_345, canceled_amount: 345, pending_cancellation: true }, [['captured', 12_345]]],
  ['chargedback', { paid_amount: 12_345 }, [['captured', 12_345], ['chargeback', 12_345]]], // biome-ignore format: a line each
] as const)('%s with %j', async ([status, fields, expected]) => {
  const facts = await factsOf({ status, ...fields })
  const told = Array.isArray(facts) ? facts.filter(({ kind, amount }) => kind !== 'chargeback' || amount > 0) : []
  expect(told.map(({ kind, amount }) => [kind, amount])).toEqual(expected)
})

test('a lost answer is found by our code, and nothing else is taken for it', async () => {
  const { gateway, server } = await pagarme(() => ({
    body: JSON.stringify({ data: [charge({ code: 'other', id: 'ch_0' }), charge()] }),
  }))
  expect(await gateway.find({ code: uuid })).toMatchObject({ result: 'done', value: { id: 'ch_1' } })
  expect(server.received[0]?.path).toBe(`/core/v5/charges?code=${uuid}`)
})

test('what it does not have is null', async () => {
  const { gateway } = await pagarme(() => ({ status: 404, body: '{"message":"Charge not found."}' }))
  expect(await gateway.find({ id: 'ch_1', code: uuid })).toEqual({ result: 'done', value: null })
})

test.for([
  [500, '{}'],
  [502, '<html>'],
  [429, '{}'],
  [401, '{"message":"Authorization has been denied"}'],
  [409, '{}'],
  [200, '{"charges":[]}'],
  [200, 'not json'],
] as const)('%d with %s is asked again later', async ([status, body]) => {
  const { gateway } = await pagarme(() => ({ status, body }))
  expect(await gateway.open(order)).toMatchObject({ result: 'later' })
})

test('a gateway that is away is asked again later', async () => {
  const { gateway, server } = await pagarme(() => ({ body: '{}' }))
  await server.close()
  expect(await gateway.open(order)).toEqual({ result: 'later', reason: 'ECONNREFUSED' })
})

test('what it refuses is said in words, without what was sent', async () => {
  const { gateway } = await pagarme(() => ({
    status: 422,
    body: '{"message":"The request is invalid.","errors":{"order.payments[0].credit_card.card_token":["token invalid"]}}',
  }))
  expect(await gateway.open(order)).toEqual({
    result: 'refused',
    reason: 'Os dados do cartão não foram aceitos. Confira e tente de novo.',
  })
})

test('a refund is a partial deletion with its key; a cancel that comes late reads what is', async () => {
  const { gateway, server } = await pagarme(({ method, path }) =>
    method === 'DELETE' && !path.includes('ch_2')
      ? { body: JSON.stringify(charge({ pending_cancellation: true })) }
      : method === 'DELETE'
        ? { status: 412, body: '{"message":"This charge can not be canceled."}' }
        : { body: JSON.stringify(charge({ status: 'paid', paid_amount: 12_345 })) },
  )
  expect(await gateway.refund({ key: 'r1', gateway_charge_id: 'ch_1', amount: 500 })).toEqual({
    result: 'done',
    value: { id: 'ch_1' },
  })
  expect(server.received[0]).toMatchObject({
    method: 'DELETE',
    path: '/core/v5/charges/ch_1',
    headers: { 'idempotency-key': 'r1' },
    body: '{"amount":500}',
  })
  expect(await gateway.cancel({ id: 'ch_2', code: uuid })).toMatchObject({
    value: { facts: [{ kind: 'captured' }, { kind: 'chargeback', amount: 0 }] },
  })
})

test('a webhook is taken by its password or its HMAC, and by nothing else', async () => {
  const { gateway } = await pagarme(() => ({ body: '{}' }))
  const body = JSON.stringify({ id: 'hook_1', type: 'charge.paid', data: { id: 'ch_1', code: uuid } })
  const read = (headers: Record<string, string>) => gateway.readWebhook({ headers, body, now: new Date() })
  const basic = (password: string) => `Basic ${Buffer.from(`grower:${password}`).toString('base64')}`
  const hint = { event_id: 'hook_1', type: 'charge.paid', gateway_charge_id: 'ch_1', code: uuid }
  expect(read({ authorization: basic('segredo-de-aviso') })).toEqual(hint)
  const hmac = createHmac('sha256', 'segredo-de-aviso').update(body).digest('hex')
  expect(read({ 'x-hub-signature-256': `sha256=${hmac}` })).toEqual(hint)
  expect(read({})).toBeNull()
  expect(read({ authorization: basic('outro') })).toBeNull()
  expect(read({ 'x-hub-signature': 'sha256=00', authorization: basic('segredo-de-aviso') })).toBeNull()
})
