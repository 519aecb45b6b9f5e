import { addedFeed } from '#domains/growing/agenda/feed/feed.actions.ts'
import { notification_addresses } from '#domains/people/notifications/addresses/notification-addresses.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { lastLink, mailsTo, tokenIn } from '../emails/outbox.factory.ts'
import { anAuthenticator } from '../passkeys/passkeys.factory.ts'
import { aUser, factoryPassword } from '../users/users.factory.ts'

const fresh = 'varal cheio de roupa'
const tokenOf = (link: string) => new URL(link, 'http://x').searchParams.get('token') ?? ''

test('a new password by link tells what else opens the account, and removes all of it by one button', async ({
  ctx,
  as,
  api,
  page,
}) => {
  const user = await aUser(ctx)
  const me = await as(user)
  const { registrationOptions, register } = me.accounts.passkeys
  const key = anAuthenticator()
  await register({ name: 'De ninguém', response: key.make(await registrationOptions({ password: factoryPassword })) })
  await me.agenda.feed.renew({ discreet: true })
  expect((await mailsTo(ctx, user.email))[0]?.text).toMatch(/endereço secreto/)
  await ctx.db.insert(notification_addresses).values({
    user_id: user.id,
    channel: 'discord',
    sealed_address: 'x',
    shown: 'final 4321',
    opt_in: { at: '', ip: '', user_agent: '', sentence: '' },
    confirmed_at: ctx.now(),
  })
  await api.accounts.passwords.recover({ email: user.email })
  const form = await page(await lastLink(ctx, user.email))
  const asked = await (await form.press('Salvar a senha', { password: fresh })).follow()
  expect(asked.heading).toBe('Senha nova salva')
  for (const one of ['De ninguém', 'final 4321', 'agenda']) expect(asked.text).toContain(one)
  const done = await asked.press('Remover tudo isso')
  expect([done.location, done.toast]).toEqual(['/auth/login', 'Tudo removido. Entre com a senha nova.'])
  const back = await as(user)
  expect((await back.accounts.passkeys.listPasskeys()).data).toEqual([])
  expect(await addedFeed.list(ctx, user.id)).toEqual([])
  expect(await ctx.db.select().from(notification_addresses)).toEqual([])
  expect((await mailsTo(ctx, user.email))[0]?.text).toMatch(/foram removidos/)
})

test('who added nothing is asked nothing; the list is for who holds its link, once removed no more', async ({
  ctx,
  api,
  as,
}) => {
  const user = await aUser(ctx)
  const reset = async () => {
    await api.accounts.passwords.recover({ email: user.email })
    const token = tokenOf(await lastLink(ctx, user.email))
    return api.accounts.passwords.reset({ token, password: fresh })
  }
  expect(await reset()).toEqual({ review: null })
  await (await as(user)).agenda.feed.renew({ discreet: true })
  const { review } = await reset()
  const token = review?.token ?? ''
  expect(await api.accounts.addedAccess.show({ token })).toEqual({ data: review?.data })
  await expect(api.accounts.addedAccess.show({ token: 'outro' })).rejects.toMatchObject({ status: 422 })
  await api.accounts.addedAccess.remove({ token })
  await expect(api.accounts.addedAccess.show({ token })).rejects.toMatchObject({ status: 422 })
})

test('a change of e-mail that was under way ends with a new password, at each of its steps', async ({
  ctx,
  as,
  api,
}) => {
  for (const step of ['asked', 'authorised'] as const) {
    const user = await aUser(ctx)
    const email = `ladrao-${step}@exemplo.com.br`
    await (await as(user)).accounts.emailChange.change({ email, current_password: factoryPassword })
    const authorize = tokenIn((await mailsTo(ctx, user.email))[0])
    if (step !== 'asked') await api.accounts.emailChange.authorize({ token: authorize })
    await api.accounts.passwords.recover({ email: user.email })
    await api.accounts.passwords.reset({ token: tokenOf(await lastLink(ctx, user.email)), password: fresh })
    if (step === 'asked')
      await expect(api.accounts.emailChange.authorize({ token: authorize })).rejects.toMatchObject({ status: 422 })
    else {
      const token = tokenIn((await mailsTo(ctx, email))[0])
      await expect(api.accounts.emailChange.confirmChange({ token })).rejects.toMatchObject({ status: 422 })
    }
  }
})
