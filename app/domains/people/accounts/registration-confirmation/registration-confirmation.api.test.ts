import { eq } from 'drizzle-orm'
import { audit_log } from '#platform/audit/audit.table.ts'
import type { Context } from '#platform/context.ts'
import { createContext } from '#platform/context.ts'
import type { Environment } from '#platform/environment.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { aUser, factoryPassword } from '../users/users.factory.ts'
import { users } from '../users/users.table.ts'
import { UNUSABLE_CPF } from './cpf.rules.ts'
import { aCpf, registrationForm } from './registrations.factory.ts'
import { age_checks, user_registrations } from './registrations.table.ts'

const beside = (field: string, sentence: RegExp | string = /./) => ({
  status: 422,
  data: { errors: { [field]: [expect.stringMatching(sentence)] } },
})
const equipped = (ctx: Context, env: Partial<Environment>) =>
  testClient(createContext({ ...ctx, env: { ...ctx.env, ...env } })).accounts.registrationConfirmation

test('a completed registration is kept apart, in the form of machines, and opens what asks for it', async ({
  ctx,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const mine = testClient(await contextOf(user)).accounts.registrationConfirmation
  expect(await mine.show()).toEqual({
    confirmed_at: null,
    cpf: null,
    age_provider: null,
    can: { find_cep: false, change_cpf_without_password: true },
  })
  const answer = await mine.complete(registrationForm({ cpf: '529.982.247-25' }))
  expect(answer).toMatchObject({ confirmed_at: ctx.now(), cpf: '***.982.247-**' })
  const [kept] = await ctx.db.select().from(user_registrations).where(eq(user_registrations.user_id, user.id))
  expect(kept).toMatchObject({ cpf: '52998224725', phone: '+5531987654321', cep: '30130010', birth_date: '1990-05-17' })
  expect((await contextOf(user)).viewer?.registration_confirmed).toBe(true)
})

test('somebody who was born last century is registered', async ({ ctx, as }) => {
  const { complete } = (await as(await aUser(ctx))).accounts.registrationConfirmation
  expect(await complete(registrationForm({ birth_date: '1948-03-02' }))).toMatchObject({ confirmed_at: ctx.now() })
})

test('nothing of it is in the profile, the lists, or what the session answers', async ({ ctx, as, api }) => {
  const user = await aUser(ctx, { discoverable: true })
  const mine = await as(user)
  const form = registrationForm()
  await mine.accounts.registrationConfirmation.complete(form)
  const seen = JSON.stringify([
    await mine.accounts.users.show({ id_or_nickname: user.nickname }),
    await mine.accounts.sessions.me(),
    await api.accounts.users.list({}),
    await api.accounts.users.show({ id_or_nickname: user.nickname }),
    await mine.accounts.registrationConfirmation.show(),
  ])
  for (const secret of [form.cpf, 'Maria das Dores', '98765', '30130', 'Caetés', '1990-05-17'])
    expect(seen).not.toContain(secret)
})

test('completing it again changes nothing', async ({ ctx, contextOf }) => {
  const user = await aUser(ctx)
  const first = await contextOf(user)
  const form = registrationForm()
  await testClient(first).accounts.registrationConfirmation.complete(form)
  // The second tab's request starts before the first response, and after it.
  for (const late of [first, await contextOf(user)])
    await testClient(late).accounts.registrationConfirmation.complete(registrationForm({ full_name: 'Outro Nome' }))
  const [kept] = await ctx.db.select().from(user_registrations).where(eq(user_registrations.user_id, user.id))
  expect(kept).toMatchObject({ full_name: form.full_name, cpf: form.cpf })
})

const wrong: [string, string, string][] = [
  ['full_name', 'Maria', 'one name'],
  ['full_name', 'Maria 2', 'a digit'],
  ['full_name', 'M'.repeat(121), 'too long a name'],
  ['cpf', '529.982.247-24', 'a wrong check digit'],
  ['cpf', '111.111.111-11', 'eleven equal digits'],
  ['cpf', '', 'no CPF'],
  ['birth_date', '17/05/1990', 'a date in another form'],
  ['birth_date', '1990-02-30', 'a day that there was not'],
  ['phone', '98765-4321', 'no area code'],
  ['phone', '(20) 98765-4321', 'an area code that does not exist'],
  ['cep', '3013001', 'seven digits'],
  ['street', ' ', 'no street'],
  ['number', '', 'no number'],
  ['district', '', 'no district'],
  ['city', '', 'no city'],
  ['uf', 'XX', 'no state'],
]
test.for(wrong)('%s %j is refused beside its field (%s)', async ([field, typed], { ctx, as }) => {
  const { complete } = (await as(await aUser(ctx))).accounts.registrationConfirmation
  const input = registrationForm({ [field]: typed })
  await expect(complete(input)).rejects.toMatchObject({
    status: 422,
    data: { errors: { [field]: expect.arrayContaining([expect.any(String)]) } },
  })
})

test('18 years are counted in days of São Paulo', async ({ ctx, as, clock }) => {
  const { complete } = (await as(await aUser(ctx))).accounts.registrationConfirmation
  const birth_date = '2008-11-22'
  // 23:30 of the 21st in São Paulo, already the 22nd in UTC.
  clock.now = new Date('2026-11-22T02:30:00Z')
  await expect(complete(registrationForm({ birth_date }))).rejects.toMatchObject(beside('birth_date', /maiores de 18/))
  await expect(complete(registrationForm({ birth_date: '2030-01-01' }))).rejects.toMatchObject(
    beside('birth_date', /ano/),
  )
  await expect(complete(registrationForm({ birth_date: '1890-01-01' }))).rejects.toMatchObject(
    beside('birth_date', /ano/),
  )
  clock.now = new Date('2026-11-22T03:00:00Z')
  expect(await complete(registrationForm({ birth_date }))).toMatchObject({ confirmed_at: clock.now })
})

test('a CPF is of one person; who else types it reads nothing about whose it is', async ({ ctx, as }) => {
  const owner = await aUser(ctx)
  const cpf = aCpf()
  await (await as(owner)).accounts.registrationConfirmation.complete(registrationForm({ cpf }))
  const other = (await as(await aUser(ctx))).accounts.registrationConfirmation
  await expect(other.complete(registrationForm({ cpf }))).rejects.toMatchObject(beside('cpf', UNUSABLE_CPF))
  await expect(other.changeCpf({ cpf })).rejects.toMatchObject(beside('cpf', UNUSABLE_CPF))
  expect(await other.show()).toMatchObject({ confirmed_at: null, cpf: null })
})

test('CPFs can not be tried out: 20 a day', async ({ ctx, as }) => {
  const { changeCpf } = (await as(await aUser(ctx))).accounts.registrationConfirmation
  for (let i = 0; i < 20; i++) await changeCpf({ cpf: aCpf() })
  await expect(changeCpf({ cpf: aCpf() })).rejects.toMatchObject({ status: 429 })
})

test('a CPF alone does not complete the registration, and the rest may follow', async ({ ctx, as }) => {
  const mine = (await as(await aUser(ctx))).accounts.registrationConfirmation
  expect(await mine.changeCpf({ cpf: '111.444.777-35' })).toMatchObject({ cpf: '***.444.777-**', confirmed_at: null })
  expect(await mine.complete(registrationForm({ cpf: '529.982.247-25' }))).toMatchObject({ cpf: '***.982.247-**' })
})

test('correcting the CPF of a complete registration takes the password, and is in the audit log', async ({
  ctx,
  as,
}) => {
  const user = await aUser(ctx)
  await (await as(user)).accounts.registrationConfirmation.complete(registrationForm({ cpf: '52998224725' }))
  const { changeCpf, show } = (await as(user)).accounts.registrationConfirmation
  expect((await show()).can.change_cpf_without_password).toBe(false)
  const cpf = '11144477735'
  await expect(changeCpf({ cpf })).rejects.toMatchObject(beside('current_password'))
  await expect(changeCpf({ cpf, current_password: 'não é esta' })).rejects.toMatchObject(beside('current_password'))
  expect(await changeCpf({ cpf, current_password: factoryPassword })).toMatchObject({ cpf: '***.444.777-**' })
  // Setting the same CPF again changes nothing.
  await changeCpf({ cpf, current_password: factoryPassword })
  const noted = await ctx.db
    .select()
    .from(audit_log)
    .where(eq(audit_log.subject, `user:${user.id}`))
    .orderBy(audit_log.id)
  expect(noted).toMatchObject([
    {
      action: 'registration.cpf',
      user_id: user.id,
      before: { cpf: '***.982.247-**' },
      after: { cpf: '***.444.777-**' },
    },
  ])
  await expect(changeCpf({ cpf: '529.982.247-24', current_password: factoryPassword })).rejects.toMatchObject(
    beside('cpf'),
  )
})

test('a registration needs a session, and neither a confirmed e-mail nor accepted terms', async ({ ctx, api, as }) => {
  const visitor = api.accounts.registrationConfirmation
  const refused = { status: 401 }
  await expect(visitor.show()).rejects.toMatchObject(refused)
  await expect(visitor.complete(registrationForm())).rejects.toMatchObject(refused)
  await expect(visitor.changeCpf({ cpf: aCpf() })).rejects.toMatchObject(refused)
  await expect(visitor.findCep({ cep: '30130010' })).rejects.toMatchObject(refused)
  const new_here = await aUser(ctx, { email_verified_at: null, terms_accepted: false })
  await (await as(new_here)).accounts.registrationConfirmation.complete(registrationForm())
  const [row] = await ctx.db.select().from(users).where(eq(users.id, new_here.id))
  expect(row?.registration_confirmed_at).toEqual(ctx.now())
})

test('a CEP is looked up where a directory is configured; nobody depends on it', async ({ ctx, contextOf }) => {
  const mine = await contextOf(await aUser(ctx))
  const town = { street: '', district: '', city: 'Itambé', uf: 'BA' }
  const postal_codes = {
    find: async (cep: string) => {
      if (cep === '00000000') throw new Error('down')
      return cep === '45150000' ? town : null
    },
  }
  const { findCep, show } = equipped(mine, { postal_codes })
  expect((await show()).can.find_cep).toBe(true)
  expect(await findCep({ cep: '45150-000' })).toEqual({ state: 'found', address: town })
  expect(await findCep({ cep: '99999-999' })).toEqual({ state: 'unknown', address: null })
  expect(await findCep({ cep: '00000-000' })).toEqual({ state: 'unavailable', address: null })
  expect(await equipped(mine, {}).findCep({ cep: '45150000' })).toEqual({ state: 'unavailable', address: null })
  await expect(findCep({ cep: '4515' })).rejects.toMatchObject(beside('cep', /8 números/))
  for (let i = 0; i < 27; i++) await findCep({ cep: '45150000' })
  await expect(findCep({ cep: '45150000' })).rejects.toMatchObject({ status: 429 })
})

test('a configured age-assurance provider decides; kept are its name, its result and the time', async ({
  ctx,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const mine = await contextOf(user)
  const input: object[] = []
  const providerWith = (result: 'adult' | 'minor' | 'unknown') => ({
    age_assurance: {
      provider: 'idade.example',
      check: async (question: object) => {
        input.push(question)
        return result
      },
    },
  })
  const form = registrationForm()
  await expect(equipped(mine, providerWith('minor')).complete(form)).rejects.toMatchObject(
    beside('birth_date', /não confirmou/),
  )
  await expect(equipped(mine, providerWith('unknown')).complete(form)).rejects.toMatchObject(
    beside('birth_date', /não encontrou/),
  )
  expect(await equipped(mine, providerWith('adult')).complete(form)).toMatchObject({ age_provider: 'idade.example' })
  expect(input).toHaveLength(3)
  const kept = await ctx.db.select().from(age_checks).where(eq(age_checks.user_id, user.id)).orderBy(age_checks.id)
  expect(kept.map(({ id, ...check }) => check)).toEqual(
    ['minor', 'unknown', 'adult'].map((result) => ({
      user_id: user.id,
      provider: 'idade.example',
      result,
      checked_at: ctx.now(),
    })),
  )
})

test('a provider that does not answer completes nothing, and says to come back', async ({ ctx, contextOf }) => {
  const age_assurance = { provider: 'idade.example', check: () => Promise.reject(new Error('down')) }
  const { complete, show } = equipped(await contextOf(await aUser(ctx)), { age_assurance })
  await expect(complete(registrationForm())).rejects.toMatchObject({
    status: 503,
    message: expect.stringMatching(/Tente de novo/),
  })
  expect(await show()).toMatchObject({ confirmed_at: null, cpf: null })
})
