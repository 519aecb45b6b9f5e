import { eq } from 'drizzle-orm'
import { HOUR } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { mailsTo, tokenIn } from '../emails/outbox.factory.ts'
import { findViewer } from '../sessions/viewer.actions.ts'
import { aSession, aUser, factoryPassword } from '../users/users.factory.ts'
import { users } from '../users/users.table.ts'

const fresh = 'varal cheio de roupa'
const beside = (field: string, sentence: RegExp = /./) => ({
  status: 422,
  data: { errors: { [field]: [expect.stringMatching(sentence)] } },
})

test('recovery: the same answer for all, a link for who has an account, a new password, all sessions over', async ({
  ctx,
  api,
}) => {
  const user = await aUser(ctx, { need_update_password: true })
  const session = await aSession(ctx, user)
  const { recover, reset } = api.accounts.passwords
  expect(await recover({ email: user.email })).toEqual({ email: user.email })
  expect(await recover({ email: 'ninguem@exemplo.com.br' })).toEqual({ email: 'ninguem@exemplo.com.br' })
  expect(await mailsTo(ctx, 'ninguem@exemplo.com.br')).toEqual([])
  const token = tokenIn((await mailsTo(ctx, user.email))[0])
  await reset({ token, password: fresh })
  expect(await findViewer(ctx, session.token)).toBeNull()
  await expect(api.accounts.sessions.login({ email: user.email, password: factoryPassword })).rejects.toMatchObject({
    status: 401,
  })
  await expect(api.accounts.sessions.login({ email: user.email, password: fresh })).resolves.toHaveProperty('token')
  const [row] = await ctx.db.select().from(users).where(eq(users.id, user.id))
  expect(row?.need_update_password).toBe(false)
  expect((await mailsTo(ctx, user.email))[0]?.subject).toBe('Sua senha foi trocada')
})

test('a reset link works once, for an hour, and a refused password leaves it unused', async ({ ctx, api, clock }) => {
  const user = await aUser(ctx)
  const { recover, reset } = api.accounts.passwords
  const ask = async () => {
    await recover({ email: user.email })
    return tokenIn((await mailsTo(ctx, user.email))[0])
  }
  const first = await ask()
  await expect(reset({ token: first, password: 'senha12345' })).rejects.toMatchObject(beside('password', /mais usadas/))
  await expect(reset({ token: first, password: `sou ${user.nickname}!` })).rejects.toMatchObject(
    beside('password', /apelido/),
  )
  await reset({ token: first, password: fresh })
  await expect(reset({ token: first, password: fresh })).rejects.toMatchObject(beside('token', /já foi usado/))
  const second = await ask()
  const third = await ask()
  await expect(reset({ token: second, password: fresh })).rejects.toMatchObject(
    beside('token', /trocado por um mais novo/),
  )
  clock.now = new Date(clock.now.getTime() + HOUR)
  await expect(reset({ token: third, password: fresh })).rejects.toMatchObject(beside('token', /venceu/))
  await expect(reset({ token: 'inventado', password: 'curta' })).rejects.toMatchObject({ status: 422 })
})

test('recovery is asked at most five times an hour per e-mail, account or not', async ({ ctx, api }) => {
  const { email } = await aUser(ctx)
  for (const typed of [email, 'ninguem@exemplo.com.br']) {
    for (let i = 0; i < 5; i++) await api.accounts.passwords.recover({ email: typed })
    await expect(api.accounts.passwords.recover({ email: typed })).rejects.toMatchObject({ status: 429 })
  }
  await expect(api.accounts.passwords.recover({ email: 'sem arroba' })).rejects.toMatchObject(beside('email'))
})

test('a change asks for the current password, waits for the mailed link, and ends the other sessions', async ({
  ctx,
  contextOf,
  api,
}) => {
  const user = await aUser(ctx, { need_update_password: true })
  const other = await aSession(ctx, user)
  const here = await contextOf(user)
  const { change } = testClient(here).accounts.passwords
  expect(await change({ current_password: factoryPassword, password: fresh })).toEqual({ email: user.email })
  await api.accounts.sessions.login({ email: user.email, password: factoryPassword })
  const token = tokenIn((await mailsTo(ctx, user.email))[0])
  await api.accounts.passwords.confirmChange({ token })
  await api.accounts.sessions.login({ email: user.email, password: fresh })
  expect(await findViewer(ctx, other.token)).toBeNull()
  await expect(testClient(here).accounts.sessions.me()).resolves.toMatchObject({
    user: { need_update_password: false },
  })
  await expect(api.accounts.passwords.confirmChange({ token })).rejects.toMatchObject(beside('token', /já foi usado/))
})

test('a change refuses the wrong current password, the same one again, and a weak one', async ({ ctx, as }) => {
  const { change } = (await as(await aUser(ctx))).accounts.passwords
  await expect(change({ current_password: 'não é esta', password: fresh })).rejects.toMatchObject(
    beside('current_password'),
  )
  await expect(change({ current_password: factoryPassword, password: factoryPassword })).rejects.toMatchObject(
    beside('password', /diferente/),
  )
  await expect(change({ current_password: factoryPassword, password: '1234567890' })).rejects.toMatchObject(
    beside('password', /mais usadas/),
  )
  await expect(change({ current_password: '', password: 'curta' })).rejects.toMatchObject({ status: 422 })
})

test('guessing the current password stops after five tries', async ({ ctx, as }) => {
  const { change } = (await as(await aUser(ctx))).accounts.passwords
  const guess = () => change({ current_password: 'não é esta', password: fresh })
  for (let i = 0; i < 5; i++) await expect(guess()).rejects.toMatchObject({ status: 422 })
  await expect(guess()).rejects.toMatchObject({ status: 429 })
})

test('guesses of the own password add up over all forms that ask for it; a right one is no guess', async ({
  ctx,
  as,
}) => {
  const user = await aUser(ctx)
  const me = await as(user)
  const wrong = [
    () => me.accounts.secondFactor.begin({ password: 'não é esta' }),
    () => me.privacy.erasures.ask({ nickname: user.nickname, password: 'não é esta' }),
    () => me.accounts.passwords.change({ current_password: 'não é esta', password: 'uma frase bem nova' }),
  ]
  await me.accounts.secondFactor.begin({ password: factoryPassword })
  for (const attempt of [...wrong, ...wrong].slice(0, 5)) await expect(attempt()).rejects.toMatchObject({ status: 422 })
  for (const attempt of wrong) await expect(attempt()).rejects.toMatchObject({ status: 429 })
})

test('a change link is no reset link, is over once the password was reset, and needs a session to be asked for', async ({
  ctx,
  as,
  api,
}) => {
  const user = await aUser(ctx)
  await (await as(user)).accounts.passwords.change({ current_password: factoryPassword, password: fresh })
  const changing = tokenIn((await mailsTo(ctx, user.email))[0])
  await expect(api.accounts.passwords.reset({ token: changing, password: fresh })).rejects.toMatchObject(
    beside('token', /completo/),
  )
  await api.accounts.passwords.recover({ email: user.email })
  await api.accounts.passwords.reset({
    token: tokenIn((await mailsTo(ctx, user.email))[0]),
    password: 'outra frase comprida',
  })
  await expect(api.accounts.passwords.confirmChange({ token: changing })).rejects.toMatchObject(
    beside('token', /venceu/),
  )
  const input = { current_password: 'x', password: fresh }
  await expect(api.accounts.passwords.change(input)).rejects.toMatchObject({ status: 401 })
})

test('who must change the password may do that and leave, nothing else; afterwards the flag is off', async ({
  ctx,
  contextOf,
  api,
}) => {
  const user = await aUser(ctx, { need_update_password: true })
  const mine = testClient(await contextOf(user))
  const held_back = { status: 403, data: { reason: 'password' }, message: 'Troque sua senha para continuar.' }
  await expect(mine.accounts.users.updateMe({})).rejects.toMatchObject(held_back)
  await expect(mine.accounts.registrationConfirmation.show()).rejects.toMatchObject(held_back)
  await expect(mine.accounts.emailConfirmation.resend({})).rejects.toMatchObject(held_back)
  await expect(mine.accounts.sessions.me()).resolves.toMatchObject({ user: { need_update_password: true } })
  await mine.accounts.passwords.change({
    current_password: factoryPassword,
    password: fresh,
    redirect: '/cultivo/add-planta',
  })
  const [mail] = await mailsTo(ctx, user.email)
  expect(mail?.text).toMatch(/confirmar-alteracao-senha\?token=[\w-]{43}&redirect=%2Fcultivo%2Fadd-planta/)
  await expect(mine.accounts.registrationConfirmation.show()).rejects.toMatchObject(held_back)
  await api.accounts.passwords.confirmChange({ token: tokenIn(mail) })
  const after = testClient(await contextOf(user))
  await expect(after.accounts.registrationConfirmation.show()).resolves.toMatchObject({ confirmed_at: null })
  await after.accounts.sessions.logout()
})

test('the link of a change never leads out of the site', async ({ ctx, as }) => {
  const user = await aUser(ctx)
  const input = { current_password: factoryPassword, password: fresh, redirect: '//mal.example/x' }
  await (await as(user)).accounts.passwords.change(input)
  expect((await mailsTo(ctx, user.email))[0]?.text).not.toContain('mal.example')
})
