import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { createContext } from '#platform/context.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'

const letter = {
  to: 'ana@exemplo.com',
  subject: 'Confirme',
  html: '<p>x</p>',
  text: 'Abra http://localhost:3000/auth/confirmacao-email?token=abcdefghijklmnopqrstuvwxyz012345',
}

test('staff see which mails wait, without the secret of their links', async ({ ctx, as }) => {
  await ctx.db.insert(mails).values(letter)
  const box = await (await as(await aUser(ctx, { user_type: 'admin' }))).backOffice.mails.list({ search: 'ana@' })
  expect(box).toMatchObject({ total: 1, smtp_configured: false })
  expect(box.data[0]?.text).toBe('Abra http://localhost:3000/auth/confirmacao-email?token=•••')
})

test('a mail is found by its words, whatever the accents and capitals', async ({ ctx, as }) => {
  await ctx.db.insert(mails).values([letter, { ...letter, subject: 'Sua sessão expirou' }])
  const box = (await as(await aUser(ctx, { user_type: 'admin' }))).backOffice.mails
  for (const search of ['sessao', 'SESSÃO', 'séssao'])
    expect(
      (await box.list({ search })).data.map(({ subject }) => subject),
      search,
    ).toEqual(['Sua sessão expirou'])
  expect((await box.list({ search: '_' })).data).toEqual([])
})

test('in the demo world the links can be followed; elsewhere that outbox does not exist', async ({ ctx, api }) => {
  await ctx.db.insert(mails).values(letter)
  await expect(api.backOffice.mails.listDemo({})).rejects.toMatchObject({ status: 404 })
  const demo = createContext({ ...ctx, env: { ...ctx.env, demo: true } })
  expect((await testClient(demo).backOffice.mails.listDemo({})).data[0]?.text).toBe(letter.text)
})

test('growers do not read mails', async ({ ctx, as }) => {
  await expect((await as(await aUser(ctx))).backOffice.mails.list({})).rejects.toMatchObject({ status: 403 })
})
