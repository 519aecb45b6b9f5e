import { eq } from 'drizzle-orm'
import { aMember, aStore } from '#domains/market/stores/stores.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aConnectedStore, aMelhorEnvio, withMelhorEnvio } from '#tests/melhor-envio.ts'
import { testClient } from '#tests/test-client.ts'
import { offersOf } from '../quotes/offers.queries.ts'
import { quoteFreight } from '../quotes/quotes.actions.ts'
import { accessTokenOf } from './account-tokens.secrets.ts'
import { refreshAccount } from './connection.actions.ts'
import { accountOf } from './connection.queries.ts'
import { melhor_envio_accounts } from './melhor-envio-accounts.table.ts'

const things = [
  { variant_id: 1, quantity: 1, unit_price: 50_00, weight_grams: 500, length_cm: 20, width_cm: 15, height_cm: 10 },
]
const cep = '01310100'

test('connected: authorised there, confirmed here, tokens sealed, asked with who we are', async ({
  ctx,
  contextOf,
}) => {
  const { there, of } = await aMelhorEnvio(ctx)
  const { store, owner } = await aStore(ctx)
  const { connection, desk } = testClient(withMelhorEnvio(there, await contextOf(owner))).freight
  const { url, sandbox } = await connection.start({ store: store.slug })
  expect(sandbox).toBe(false)
  const asked = new URL(url).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({
    client_id: '21',
    response_type: 'code',
    redirect_uri: 'http://localhost:3000/vendedor/aplicar_frete_ml',
  })
  expect(asked.get('scope')?.split(' ')).toContain('shipping-calculate')
  const state = asked.get('state') ?? ''
  expect(await connection.show({ state })).toMatchObject({
    store: { slug: store.slug },
    connection: { state: 'desligada' },
  })
  expect(await connection.apply({ state, code: 'c1' })).toMatchObject({ connection: { state: 'ligada' } })
  const [token] = of('/oauth/token')
  expect(JSON.parse(token?.body ?? '')).toMatchObject({ grant_type: 'authorization_code', code: 'c1', client_id: '21' })
  expect(token?.headers['user-agent']).toBe('Grower (contato@grower.example)')
  const account = await accountOf(ctx, store.id)
  // What is sealed may hold these two characters anywhere.
  expect(account?.access_token).not.toBe('a1')
  expect(account && accessTokenOf(ctx.env.keys, account)).toBe('a1')
  expect(JSON.stringify(await desk.show({ store: store.slug }))).not.toContain(account?.access_token)
  await connection.disconnect({ store: store.slug })
  await expect(connection.disconnect({ store: store.slug })).rejects.toMatchObject({ status: 404 })
})

test('a state of another person, made up, or an hour old is refused; so is who may not manage', async ({
  ctx,
  contextOf,
  clock,
}) => {
  const { there } = await aMelhorEnvio(ctx)
  const { store, owner } = await aStore(ctx)
  const clientOf = async (user: { id: number }) =>
    testClient(withMelhorEnvio(there, await contextOf(user))).freight.connection
  const mine = await clientOf(owner)
  const state = new URL((await mine.start({ store: store.slug })).url).searchParams.get('state') ?? ''
  const manager = await clientOf(await aMember(ctx, store.id, 'manager'))
  await expect(manager.apply({ state, code: 'c' })).rejects.toMatchObject({ status: 409 })
  await expect(mine.apply({ state: `${state.slice(0, -4)}AAAA`, code: 'c' })).rejects.toMatchObject({ status: 409 })
  const reader = await clientOf(await aMember(ctx, store.id, 'viewer'))
  await expect(reader.start({ store: store.slug })).rejects.toMatchObject({ status: 403 })
  clock.now = new Date(clock.now.getTime() + 3_600_001)
  await expect(mine.show({ state })).rejects.toMatchObject({ status: 409 })
  expect(await accountOf(ctx, store.id)).toBeUndefined()
})

test('a code that is not taken, or no answer: said in words, nothing kept', async ({ ctx, contextOf }) => {
  let status = 400
  const { there } = await aMelhorEnvio(ctx, () => ({ status, body: { error: 'invalid_grant' } }))
  const { store, owner } = await aStore(ctx)
  const { connection } = testClient(withMelhorEnvio(there, await contextOf(owner))).freight
  const state = new URL((await connection.start({ store: store.slug })).url).searchParams.get('state') ?? ''
  await expect(connection.apply({ state, code: 'c' })).rejects.toMatchObject({ status: 409 })
  status = 502
  await expect(connection.apply({ state, code: 'c' })).rejects.toMatchObject({ status: 503 })
  expect(await accountOf(ctx, store.id)).toBeUndefined()
})

test('without an application of the site it can not be begun', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const { freight } = await as(owner)
  await expect(freight.connection.start({ store: store.slug })).rejects.toMatchObject({ status: 409 })
  expect((await freight.desk.show({ store: store.slug })).connection).toMatchObject({ configured: false })
})

test('tokens are renewed within their last week, once; refused, the store is told to connect again', async ({
  ctx,
}) => {
  let refuses = false
  const { there, state } = await aMelhorEnvio(ctx, () =>
    refuses ? { status: 401, body: { error: 'invalid_request' } } : undefined,
  )
  const { store } = await aConnectedStore(there, 5)
  const id = (await accountOf(there, store.id))?.id ?? 0
  await refreshAccount(there, { account_id: id })
  await refreshAccount(there, { account_id: id })
  expect(state.tokens).toBe(1)
  const account = await accountOf(there, store.id)
  expect(account && accessTokenOf(ctx.env.keys, account)).toBe('a1')
  await ctx.db.update(melhor_envio_accounts).set({ expires_at: ctx.now() }).where(eq(melhor_envio_accounts.id, id))
  refuses = true
  await refreshAccount(there, { account_id: id })
  expect(await accountOf(there, store.id)).toMatchObject({ state: 'caida' })
})

test('the offers of carriers stand among the others, and one that answers an error is left out with its reason', async ({
  ctx,
}) => {
  const { there, of } = await aMelhorEnvio(ctx)
  const { store } = await aConnectedStore(there)
  const { options, left_out } = await offersOf(there, store.id, cep, things)
  expect(options).toMatchObject([
    { key: 'melhor_envio:1', name: 'Correios PAC', price: 28_90, days_min: 5, days_max: 7 },
    { key: 'melhor_envio:2', name: 'Correios SEDEX', price: 41_35, days_min: 1, days_max: 2 },
  ])
  expect(left_out).toEqual([
    { name: 'Jadlog .Package', reason: 'Transportadora não atende este trecho.', again: false },
  ])
  const [asked] = of('/calculate')
  expect(asked?.headers.authorization).toBe('Bearer a0')
  expect(JSON.parse(asked?.body ?? '')).toMatchObject({
    from: { postal_code: '30130010' },
    to: { postal_code: cep },
    package: { height: 10, width: 15, length: 20, weight: 0.5 },
    options: { insurance_value: 50 },
  })
})

test('several parcels: each is asked for, and a service takes all of them or is left out', async ({ ctx }) => {
  let call = 0
  const { there, of } = await aMelhorEnvio(ctx, ({ path }) =>
    path.endsWith('/calculate') && ++call === 2
      ? { body: [{ id: 1, name: 'PAC', price: '10.00', delivery_time: 9, company: { name: 'Correios' } }] }
      : undefined,
  )
  const { store } = await aConnectedStore(there)
  const heavy = [{ ...things[0], quantity: 2, weight_grams: 20_000 } as (typeof things)[0]]
  const { options, left_out } = await offersOf(there, store.id, cep, heavy)
  expect(of('/calculate')).toHaveLength(2)
  expect(options).toMatchObject([{ key: 'melhor_envio:1', price: 38_90, days_max: 9, note: 'Em 2 pacotes' }])
  expect(left_out.map(({ name }) => name)).toEqual(['Correios SEDEX', 'Jadlog .Package'])
})

test('a disturbance there: the quote goes on without carriers, says so, and is asked again before long', async ({
  ctx,
  clock,
}) => {
  let answer = { status: 502, body: {} as object }
  const { there } = await aMelhorEnvio(ctx, () => answer)
  const { store } = await aConnectedStore(there)
  const offers = () => offersOf(there, store.id, cep, things)
  expect((await offers()).left_out).toEqual([{ name: 'Melhor Envio', reason: 'Não respondeu a tempo.', again: true }])
  const quote = await quoteFreight(there, { store_id: store.id, cep, items: things })
  expect(quote).toMatchObject({ options: [], left_out: [{ again: true }] })
  expect(quote.expires_at.getTime() - clock.now.getTime()).toBe(5 * 60_000)
  answer = { status: 401, body: {} }
  expect((await offers()).left_out).toMatchObject([{ reason: 'A conta da loja precisa ser ligada de novo.' }])
  answer = { status: 422, body: { errors: { 'to.postal_code': ['CEP inválido.'] } } }
  expect((await offers()).left_out).toMatchObject([{ reason: 'CEP inválido.' }])
  answer = { status: 200, body: { oops: true } }
  expect((await offers()).left_out).toMatchObject([{ again: true }])
})
