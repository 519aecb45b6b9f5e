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

test('the page after signing up names the address, sends again, and says the limit; nobody learns who has an account', async ({
  ctx,
  page,
}) => {
  const user = await aUser(ctx, { email_verified_at: null })
  const texts = []
  for (const email of [user.email, 'ninguem@exemplo.com.br']) {
    const told = await page(`/auth/confirmacao-email?email=${encodeURIComponent(email)}`)
    expect(told.heading).toBe('Confira seu e-mail')
    expect(told.links()).toContain('/auth/login?redirect=%2Fredefinir-email')
    const again = await told.press('Enviar o link de novo')
    expect(again.status).toBe(200)
    texts.push(again.text.replaceAll(email, '…'))
    const soon = await again.press('Enviar o link de novo')
    expect(soon.status).toBe(429)
    expect(soon.text).toContain('Muitas tentativas. Espere 60 segundos e tente de novo.')
    expect(soon.text).toContain(email)
  }
  expect(texts[0]).toBe(texts[1])
  expect(texts[0]).toContain('outro link está a caminho')
  const confirmed = await (await page(await lastLink(ctx, user.email))).press('Confirmar meu e-mail')
  expect(confirmed.location).toBe('/')
})

test('an address that is none is not shown as one', async ({ page }) => {
  const told = await page('/auth/confirmacao-email?email=ligue%20para%20mim')
  expect(told.heading).toBe('Confira seu e-mail')
  expect(told.text).not.toContain('ligue para mim')
})

test('signed in as another, the link is not used and says whose it is not', async ({ ctx, page }) => {
  const user = await aUser(ctx, { email_verified_at: null })
  await (await page('/auth/verificar-email', user)).press('Enviar o link de novo')
  const link = await lastLink(ctx, user.email)
  const foreign = await page(link, await aUser(ctx))
  expect(foreign.heading).toBe('Este link é de outra conta')
  expect((await page(link)).heading).toBe('Falta um toque')
})
