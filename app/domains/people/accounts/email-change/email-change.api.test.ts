import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { mailsTo, tokenIn } from '../emails/outbox.factory.ts'
import { issueToken } from '../one-time-tokens/one-time-tokens.actions.ts'
import { findViewer } from '../sessions/viewer.actions.ts'
import { aSession, aUser, factoryPassword } from '../users/users.factory.ts'
import { users } from '../users/users.table.ts'

const beside = (field: string, sentence: RegExp = /./) => ({
  status: 422,
  data: { errors: { [field]: [expect.stringMatching(sentence)] } },
})
const fresh = 'nova@exemplo.com.br'
const ask = { email: fresh, current_password: factoryPassword }
const emailOf = async (ctx: Context, { id }: { id: number }) =>
  (await ctx.db.select().from(users).where(eq(users.id, id)))[0]?.email

test('the password, then the old address, then the new one: only then the e-mail changes', async ({
  ctx,
  contextOf,
  api,
}) => {
  const user = await aUser(ctx, { email: 'velha@exemplo.com.br' })
  const other = await aSession(ctx, user)
  const here = await contextOf(user)
  expect(await testClient(here).accounts.emailChange.change(ask)).toEqual({ email: 'velha@exemplo.com.br' })
  expect(await mailsTo(ctx, fresh)).toEqual([])
  const authorize = tokenIn((await mailsTo(ctx, user.email))[0])
  expect(await api.accounts.links.check({ purpose: 'authorize_email', token: authorize })).toEqual({ state: 'valid' })
  expect(await api.accounts.emailChange.authorize({ token: authorize })).toEqual({ email: fresh })
  expect(await emailOf(ctx, user)).toBe('velha@exemplo.com.br')
  await api.accounts.emailChange.confirmChange({ token: tokenIn((await mailsTo(ctx, fresh))[0]) })
  expect(await emailOf(ctx, user)).toBe(fresh)
  expect((await mailsTo(ctx, 'velha@exemplo.com.br'))[0]?.subject).toBe('O e-mail da sua conta foi trocado')
  expect(await findViewer(ctx, other.token)).toBeNull()
  await expect(testClient(here).accounts.sessions.me()).resolves.toMatchObject({ user: { id: user.id } })
  const { login } = api.accounts.sessions
  await expect(login({ email: fresh, password: factoryPassword })).resolves.toHaveProperty('token')
  await expect(login({ email: user.email, password: factoryPassword })).rejects.toMatchObject({ status: 401 })
})

test('a taken address gets the same answers, and its owner is told', async ({ ctx, as, api }) => {
  const owner = await aUser(ctx, { email: fresh })
  const user = await aUser(ctx)
  const { change } = (await as(user)).accounts.emailChange
  expect(await change({ ...ask, email: 'NOVA@exemplo.com.br' })).toEqual({ email: user.email })
  const token = tokenIn((await mailsTo(ctx, user.email))[0])
  expect(await api.accounts.emailChange.authorize({ token })).toEqual({ email: 'NOVA@exemplo.com.br' })
  const mailed = await mailsTo(ctx, owner.email)
  expect(mailed.map((mail) => mail.subject)).toEqual(['Alguém tentou usar o seu e-mail'])
  expect(mailed[0]?.text).not.toContain(user.nickname)
  expect(await emailOf(ctx, user)).toBe(user.email)
})

test('an address that was taken in the meantime is refused, and the link stays as it was', async ({ ctx, api }) => {
  const user = await aUser(ctx)
  const payload = { email: fresh, from: user.email, session_id: '0' }
  const token = await issueToken(ctx, { user_id: user.id, purpose: 'change_email', payload })
  await aUser(ctx, { email: 'Nova@exemplo.com.br' })
  const { confirmChange } = api.accounts.emailChange
  await expect(confirmChange({ token })).rejects.toMatchObject(beside('token', /outra conta/))
  expect(await emailOf(ctx, user)).toBe(user.email)
})

test('an address that was never proved has nothing to authorise: the link goes to the new one', async ({
  ctx,
  as,
  api,
}) => {
  const user = await aUser(ctx, { email: 'errda@exemplo.com.br', email_verified_at: null })
  expect(await (await as(user)).accounts.emailChange.change(ask)).toEqual({ email: fresh })
  await api.accounts.emailChange.confirmChange({ token: tokenIn((await mailsTo(ctx, fresh))[0]) })
  const [row] = await ctx.db.select().from(users).where(eq(users.id, user.id))
  expect(row).toMatchObject({ email: fresh, email_verified_at: ctx.now() })
  expect(await mailsTo(ctx, 'errda@exemplo.com.br')).toEqual([])
})

test('asking again ends the links of before, for the old address and for the new one', async ({ ctx, as, api }) => {
  const user = await aUser(ctx)
  const { emailChange } = (await as(user)).accounts
  const authorize = async (email: string) => {
    await emailChange.change({ ...ask, email })
    return tokenIn((await mailsTo(ctx, user.email))[0])
  }
  const first = await authorize(fresh)
  await api.accounts.emailChange.authorize({ token: first })
  const confirm_first = tokenIn((await mailsTo(ctx, fresh))[0])
  const second = await authorize('outra@exemplo.com.br')
  await authorize('terceira@exemplo.com.br')
  await expect(api.accounts.emailChange.authorize({ token: second })).rejects.toMatchObject(beside('token', /venceu/))
  await expect(api.accounts.emailChange.confirmChange({ token: confirm_first })).rejects.toMatchObject(
    beside('token', /venceu/),
  )
})

test('a link for an address that is not the account’s any more changes nothing', async ({ ctx, api }) => {
  const user = await aUser(ctx)
  const payload = { email: fresh, from: 'de-antes@exemplo.com.br', session_id: '0' }
  const token = await issueToken(ctx, { user_id: user.id, purpose: 'change_email', payload })
  await expect(api.accounts.emailChange.confirmChange({ token })).rejects.toMatchObject(beside('token', /venceu/))
  expect(await emailOf(ctx, user)).toBe(user.email)
})

test('a change ends the links that went to the old address', async ({ ctx, api }) => {
  const user = await aUser(ctx)
  const reset = await issueToken(ctx, { user_id: user.id, purpose: 'reset_password' })
  const payload = { email: fresh, from: user.email, session_id: '0' }
  const token = await issueToken(ctx, { user_id: user.id, purpose: 'change_email', payload })
  await api.accounts.emailChange.confirmChange({ token })
  await expect(api.accounts.passwords.reset({ token: reset, password: 'varal cheio de roupa' })).rejects.toMatchObject(
    beside('token', /venceu/),
  )
})

test('a wrong password, the same address and no address are refused beside their fields', async ({ ctx, as, api }) => {
  const user = await aUser(ctx)
  const { change } = (await as(user)).accounts.emailChange
  await expect(change({ ...ask, current_password: 'não é esta' })).rejects.toMatchObject(beside('current_password'))
  await expect(change({ ...ask, email: user.email.toUpperCase() })).rejects.toMatchObject(beside('email', /Este já é/))
  await expect(change({ ...ask, email: 'sem arroba' })).rejects.toMatchObject(beside('email', /e-mail válido/))
  await expect(api.accounts.emailChange.change(ask)).rejects.toMatchObject({ status: 401 })
  await expect(api.accounts.emailChange.authorize({ token: '' })).rejects.toMatchObject({ status: 422 })
})

test('guesses of the password count together with those of the other forms', async ({ ctx, as }) => {
  const { accounts } = await as(await aUser(ctx))
  const password = 'varal cheio de roupa'
  for (let i = 0; i < 3; i++)
    await expect(accounts.emailChange.change({ ...ask, current_password: 'chute' })).rejects.toMatchObject({
      status: 422,
    })
  for (let i = 0; i < 2; i++)
    await expect(accounts.passwords.change({ current_password: 'chute', password })).rejects.toMatchObject({
      status: 422,
    })
  await expect(accounts.emailChange.change(ask)).rejects.toMatchObject({ status: 429 })
})
