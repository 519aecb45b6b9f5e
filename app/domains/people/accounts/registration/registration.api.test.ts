import { eq } from 'drizzle-orm'
import { currentTerms } from '#domains/base/legal/index.ts'
import { terms_acceptances } from '#domains/base/legal/terms/terms.table.ts'
import { type Context, createContext } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { mailsTo } from '../emails/outbox.factory.ts'
import { aUser } from '../users/users.factory.ts'
import { users } from '../users/users.table.ts'

const form = async (ctx: Context) => ({
  nickname: 'margarida',
  email: 'flor@exemplo.com.br',
  password: 'chuva boa na telha',
  adult: true as const,
  accept: true as const,
  terms_of_service_id: (await currentTerms(ctx)).id,
})
const beside = (field: string) => ({ status: 422, data: { errors: { [field]: [expect.any(String)] } } })

test('a new account is a grower with the terms accepted, its e-mail to be confirmed by the mailed link', async ({
  ctx,
  api,
}) => {
  const input = await form(ctx)
  expect(await api.accounts.registration.register({ ...input, redirect: '/cultivo/add-planta' })).toEqual({
    email: input.email,
  })
  const [user] = await ctx.db.select().from(users).where(eq(users.nickname, 'margarida'))
  expect(user).toMatchObject({
    user_type: 'grower',
    email_verified_at: null,
    discoverable: false,
    adult_declared_at: ctx.now(),
  })
  expect(user?.password_hash).toMatch(/^\$argon2id\$/)
  const accepted = await ctx.db
    .select()
    .from(terms_acceptances)
    .where(eq(terms_acceptances.user_id, user?.id ?? 0))
  expect(accepted).toMatchObject([{ terms_of_service_id: input.terms_of_service_id, ip: '127.0.0.1' }])
  const [mail] = await mailsTo(ctx, input.email)
  expect(mail?.subject).toBe('Confirme seu e-mail')
  expect(mail?.text).toMatch(
    /http:\/\/localhost:3000\/auth\/confirmacao-email\?token=[\w-]{43}&redirect=%2Fcultivo%2Fadd-planta/,
  )
})

test('a link never leads out of the site', async ({ ctx, api }) => {
  await api.accounts.registration.register({ ...(await form(ctx)), redirect: '//mal.example/x' })
  expect((await mailsTo(ctx, 'flor@exemplo.com.br'))[0]?.text).not.toContain('mal.example')
})

test('a taken e-mail gets the same answer, makes no account, and its owner is told', async ({ ctx, api }) => {
  const owner = await aUser(ctx, { email: 'flor@exemplo.com.br' })
  const input = { ...(await form(ctx)), email: 'FLOR@exemplo.com.br' }
  expect(await api.accounts.registration.register(input)).toEqual({ email: input.email })
  expect(await ctx.db.select().from(users).where(eq(users.nickname, 'margarida'))).toEqual([])
  const sent = await mailsTo(ctx, owner.email)
  expect(sent.map((mail) => mail.subject)).toEqual(['Você já tem uma conta'])
})

test('a taken nickname is told, ignoring case, whoever has the e-mail', async ({ ctx, api }) => {
  await aUser(ctx, { nickname: 'Margarida', email: 'outra@exemplo.com.br' })
  const input = await form(ctx)
  await expect(api.accounts.registration.register(input)).rejects.toMatchObject(beside('nickname'))
  await expect(api.accounts.registration.register({ ...input, email: 'outra@exemplo.com.br' })).rejects.toMatchObject(
    beside('nickname'),
  )
})

test('the same form sent twice makes one account, one mail and the same answer', async ({ ctx, api }) => {
  const real = testClient(createContext({ ...ctx, now: () => new Date() }))
  const input = await form(ctx)
  expect(await real.accounts.registration.register(input)).toEqual(await real.accounts.registration.register(input))
  expect(await ctx.db.select().from(users).where(eq(users.nickname, 'margarida'))).toHaveLength(1)
  expect(await mailsTo(ctx, input.email)).toHaveLength(1)
  await expect(
    api.accounts.registration.register({ ...input, password: 'outra frase qualquer' }),
  ).rejects.toMatchObject(beside('nickname'))
})

const badNicknames = [
  'ab',
  'a'.repeat(31),
  '1ana',
  '_ana',
  'ana flor',
  'ana!',
  'joão',
  'ana.',
  'ana.data',
  'ana.DATA',
  'editar',
  'Admin',
]
test.for(badNicknames)('nickname %s is refused', async (nickname, { ctx, api }) => {
  await expect(api.accounts.registration.register({ ...(await form(ctx)), nickname })).rejects.toMatchObject({
    status: 422,
    data: { errors: { nickname: expect.arrayContaining([expect.any(String)]) } },
  })
})

test.for(['a-b', 'Ana_2', 'x.y-z', 'a'.repeat(30)])('nickname %s is fine', async (nickname, { ctx, api }) => {
  await expect(api.accounts.registration.register({ ...(await form(ctx)), nickname })).resolves.toBeDefined()
})

const badPasswords = [
  'curta',
  'x'.repeat(129),
  'Senha12345',
  'FLAMENGO123',
  'aaaaaaaaaabab',
  'minha-margarida-azul',
  'eu sou a flor mesmo',
  'jardim-demo-2026',
]
test.for(badPasswords)('password %s is refused', async (password, { ctx, api }) => {
  await expect(api.accounts.registration.register({ ...(await form(ctx)), password })).rejects.toMatchObject(
    beside('password'),
  )
})

test('a passphrase with accents and spaces opens the account, however its letters were composed', async ({
  ctx,
  api,
}) => {
  const password = 'maçã verde às três'
  await api.accounts.registration.register({ ...(await form(ctx)), password: password.normalize('NFD') })
  await expect(api.accounts.sessions.login({ email: 'margarida', password })).resolves.toHaveProperty('token')
})

test('18 years and the terms must be declared, and the terms must be the current ones', async ({ ctx, api }) => {
  const input = await form(ctx)
  const { register } = api.accounts.registration
  // @ts-expect-error an untyped client may send this
  await expect(register({ ...input, adult: false })).rejects.toMatchObject(beside('adult'))
  // @ts-expect-error an untyped client may send this
  await expect(register({ ...input, accept: false })).rejects.toMatchObject(beside('accept'))
  await expect(register({ ...input, terms_of_service_id: 999_999 })).rejects.toMatchObject(beside('accept'))
  await expect(register({ ...input, email: 'flor@' })).rejects.toMatchObject({
    data: { errors: { email: ['Escreva um e-mail válido, como nome@exemplo.com.'] } },
  })
})

test('one address opens at most 20 accounts an hour', async ({ ctx, api }) => {
  const input = await form(ctx)
  const again = (i: number) =>
    api.accounts.registration.register({ ...input, nickname: `pe-${i}`, email: `pe${i}@exemplo.com.br` })
  for (let i = 0; i < 20; i++) await again(i)
  await expect(again(20)).rejects.toMatchObject({ status: 429 })
})
