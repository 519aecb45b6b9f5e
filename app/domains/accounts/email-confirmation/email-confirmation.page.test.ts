import { expect, test } from '#tests/fixtures.ts'
import { lastLink } from '../emails/outbox.factory.ts'
import { aUser } from '../users/users.factory.ts'

test('an unconfirmed account waits at one page, asks for another link there, and goes on with it', async ({
  ctx,
  page,
}) => {
  const user = await aUser(ctx, { email_verified_at: null })
  const turned = await page('/cultivo/plantas', user)
  expect(turned.location).toBe('/auth/verificar-email?redirect=%2Fcultivo%2Fplantas')
  const waiting = await turned.follow()
  expect(waiting).toMatchObject({ heading: 'Confirme seu e-mail', title: 'Verificar e-mail - Grower' })
  expect(waiting.text).toContain(user.email)
  const sent = await waiting.press('Enviar o link de novo')
  expect(sent.text).toContain('Enviamos outro link. O anterior não vale mais.')
  const confirmed = await (await sent.open(await lastLink(ctx, user.email))).press('Confirmar meu e-mail')
  expect(confirmed.heading).toBe('E-mail confirmado!')
  expect(confirmed.links()).toContain('/cultivo/plantas')
  expect((await confirmed.open('/auth/verificar-email')).location).toBe('/')
  expect((await confirmed.open('/cultivo/plantas')).status).toBe(200)
})

test('the confirming link opened again says that all is well', async ({ ctx, page }) => {
  const user = await aUser(ctx, { email_verified_at: null })
  await (await page('/auth/verificar-email', user)).press('Enviar o link de novo')
  const link = await lastLink(ctx, user.email)
  await (await page(link)).press('Confirmar meu e-mail')
  expect((await page(link)).heading).toBe('E-mail já confirmado')
})
