import { eq } from 'drizzle-orm'
import { HOUR } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { mailsTo, tokenIn } from '../emails/outbox.factory.ts'
import { issueToken } from '../one-time-tokens/one-time-tokens.actions.ts'
import { turnOn } from '../second-factor/second-factor.factory.ts'
import { findViewer } from '../sessions/viewer.actions.ts'
import { aUser } from '../users/users.factory.ts'
import { users } from '../users/users.table.ts'

const refusedWith = (sentence: RegExp) => ({
  status: 422,
  data: { errors: { token: [expect.stringMatching(sentence)] } },
})

test('the mailed link confirms the e-mail; pressed again it kindly says that all is done', async ({ ctx, as, api }) => {
  const user = await aUser(ctx, { email_verified_at: null })
  expect(await (await as(user)).accounts.emailConfirmation.resend({})).toEqual({ already_confirmed: false })
  const token = tokenIn((await mailsTo(ctx, user.email))[0])
  const { confirm } = api.accounts.emailConfirmation
  expect(await confirm({ token })).toEqual({ already_confirmed: false, token: expect.any(String) })
  expect(await confirm({ token })).toEqual({ already_confirmed: true, token: null })
  const [row] = await ctx.db.select().from(users).where(eq(users.id, user.id))
  expect(row?.email_verified_at).toEqual(ctx.now())
})

test('a newer link ends the older one, and one link is enough for both to be kind', async ({ ctx, as, api, clock }) => {
  const user = await aUser(ctx, { email_verified_at: null })
  const { accounts } = await as(user)
  await accounts.emailConfirmation.resend({})
  clock.now = new Date(clock.now.getTime() + 61_000)
  await accounts.emailConfirmation.resend({})
  const [newer, older] = (await mailsTo(ctx, user.email)).map(tokenIn)
  const { confirm } = api.accounts.emailConfirmation
  await expect(confirm({ token: older ?? '' })).rejects.toMatchObject(refusedWith(/venceu ou foi trocado/))
  expect(await confirm({ token: newer ?? '' })).toMatchObject({ already_confirmed: false })
  expect(await confirm({ token: older ?? '' })).toEqual({ already_confirmed: true, token: null })
})

test('a link is over after 24 hours', async ({ ctx, api, clock }) => {
  const user = await aUser(ctx, { email_verified_at: null })
  const token = await issueToken(ctx, { user_id: user.id, purpose: 'confirm_email', payload: { email: user.email } })
  clock.now = new Date(clock.now.getTime() + 24 * HOUR)
  await expect(api.accounts.emailConfirmation.confirm({ token })).rejects.toMatchObject(refusedWith(/venceu/))
  expect(await api.accounts.links.check({ purpose: 'confirm_email', token })).toEqual({ state: 'expired' })
})

test('a link of another purpose or a made-up one confirms nothing', async ({ ctx, api }) => {
  const user = await aUser(ctx, { email_verified_at: null })
  const token = await issueToken(ctx, { user_id: user.id, purpose: 'reset_password' })
  const { confirm } = api.accounts.emailConfirmation
  await expect(confirm({ token })).rejects.toMatchObject(refusedWith(/não está completo/))
  await expect(confirm({ token: 'inventado' })).rejects.toMatchObject(refusedWith(/não está completo/))
  await expect(confirm({ token: '' })).rejects.toMatchObject({ status: 422 })
  expect(await api.accounts.links.check({ purpose: 'reset_password', token })).toEqual({ state: 'valid' })
})

test("a link sent to an e-mail that is not the account's any more confirms nothing", async ({ ctx, api }) => {
  const user = await aUser(ctx, { email_verified_at: null })
  const token = await issueToken(ctx, { user_id: user.id, purpose: 'confirm_email', payload: { email: user.email } })
  await ctx.db.update(users).set({ email: 'nova@exemplo.com.br' }).where(eq(users.id, user.id))
  await expect(api.accounts.emailConfirmation.confirm({ token })).rejects.toMatchObject({ status: 422 })
})

test('resending waits a minute, and is not needed once confirmed', async ({ ctx, as, clock }) => {
  const { accounts } = await as(await aUser(ctx, { email_verified_at: null }))
  await accounts.emailConfirmation.resend({ redirect: '/cultivo/plantas' })
  await expect(accounts.emailConfirmation.resend({})).rejects.toMatchObject({ status: 429, data: { retry_after: 60 } })
  clock.now = new Date(clock.now.getTime() + 61_000)
  await accounts.emailConfirmation.resend({})
  const done = await as(await aUser(ctx))
  expect(await done.accounts.emailConfirmation.resend({})).toEqual({ already_confirmed: true })
})

test('resending needs a session, and checking a link a purpose that there is', async ({ api }) => {
  await expect(api.accounts.emailConfirmation.resend({})).rejects.toMatchObject({ status: 401 })
  // @ts-expect-error an untyped client may send this
  await expect(api.accounts.links.check({ purpose: 'tudo', token: 'x' })).rejects.toMatchObject({ status: 422 })
})

test('the link signs its owner in, once; with a second factor, or in an account that is held, it only confirms', async ({
  ctx,
  as,
  api,
}) => {
  const linkOf = (user: { id: number; email: string }) =>
    issueToken(ctx, { user_id: user.id, purpose: 'confirm_email', payload: { email: user.email } })
  const user = await aUser(ctx, { email_verified_at: null })
  const { token } = await api.accounts.emailConfirmation.confirm({ token: await linkOf(user) })
  expect(await findViewer(ctx, token ?? '')).toMatchObject({ id: user.id, email_verified: true })
  const careful = await aUser(ctx, { email_verified_at: null })
  await turnOn(await as(careful), ctx.now())
  const held = await aUser(ctx, { email_verified_at: null, suspended_at: ctx.now() })
  for (const one of [careful, held])
    expect(await api.accounts.emailConfirmation.confirm({ token: await linkOf(one) })).toEqual({
      already_confirmed: false,
      token: null,
    })
  const inside = await aUser(ctx, { email_verified_at: null })
  expect(await (await as(inside)).accounts.emailConfirmation.confirm({ token: await linkOf(inside) })).toEqual({
    already_confirmed: false,
    token: null,
  })
})

test('sending again to an address: the same answer for all, a mail only to who waits for one, limits by address', async ({
  ctx,
  api,
  clock,
}) => {
  const { resendTo } = api.accounts.emailConfirmation
  const waiting = await aUser(ctx, { email_verified_at: null })
  const done = await aUser(ctx)
  for (const email of [waiting.email, done.email, 'ninguem@exemplo.com.br'])
    expect(await resendTo({ email })).toEqual({ email })
  expect(await mailsTo(ctx, waiting.email)).toHaveLength(1)
  expect(await mailsTo(ctx, done.email)).toHaveLength(0)
  await expect(resendTo({ email: waiting.email.toUpperCase() })).rejects.toMatchObject({ status: 429 })
  clock.now = new Date(clock.now.getTime() + 61_000)
  expect(await resendTo({ email: waiting.email, redirect: '/cultivo' })).toEqual({ email: waiting.email })
  await expect(resendTo({ email: 'sem arroba' })).rejects.toMatchObject({ status: 422 })
})
