import { expect, test } from '#tests/fixtures.ts'
import type { Page } from '#tests/pages/page.ts'
import { lastLink, mailsTo } from '../emails/outbox.factory.ts'
import { aUser, factoryPassword } from '../users/users.factory.ts'

const used = 'Este link já foi usado.'
const fresh = 'outra@exemplo.com.br'

async function ask(form: Page, email = fresh) {
  const answer = await form.press('Trocar o e-mail', { email, current_password: factoryPassword })
  expect(answer.text).toContain('Confira seu e-mail')
  return answer
}

test('an e-mail changes by two links; opening a link uses nothing; used links say so', async ({ ctx, page }) => {
  const user = await aUser(ctx)
  expect((await page('/perfil/editar', user)).links()).toContain('/redefinir-email')
  const form = await page('/redefinir-email', user)
  expect(form).toMatchObject({ status: 200, heading: 'Trocar o e-mail', title: 'Trocar o e-mail - Grower' })
  expect(form.text).toContain(user.email)
  const mine = await ask(form)

  const authorize = await lastLink(ctx, user.email)
  // A mail scanner may open the link several times.
  for (let i = 0; i < 3; i++) expect((await page(authorize)).status).toBe(200)
  expect((await (await mine.open(authorize)).press('Autorizar a troca')).text).toContain('Troca autorizada')
  const over = await mine.open(authorize)
  expect(over.heading).toBe('Este link não vale mais')
  expect(over.text).toContain(used)

  const confirm = await lastLink(ctx, fresh)
  for (let i = 0; i < 3; i++) expect((await page(confirm)).status).toBe(200)
  const changed = await (await mine.open(confirm)).press('Confirmar meu e-mail novo')
  expect(changed.location).toBe('/perfil/editar')
  expect((await changed.follow()).text).toContain(fresh)
  expect((await changed.open(confirm)).text).toContain(used)
  expect((await mailsTo(ctx, user.email))[0]?.subject).toBe('O e-mail da sua conta foi trocado')
})

test('the wrong password and what is no address are said beside their fields', async ({ ctx, page }) => {
  const form = await page('/redefinir-email', await aUser(ctx))
  const refused = await form.press('Trocar o e-mail', { email: 'nada', current_password: factoryPassword })
  expect([refused.status, refused.value('email')]).toEqual([422, 'nada'])
  expect(refused.error('email')).toMatch(/\S/)
  expect(refused.html).not.toContain(factoryPassword)
  const wrong = await refused.press('Trocar o e-mail', { email: fresh, current_password: 'não é esta' })
  expect(wrong.error('current_password')).toBe('Esta não é a sua senha atual.')
})

test('a link that a newer one replaced says so, and leads to asking again', async ({ ctx, page }) => {
  const user = await aUser(ctx)
  await ask(await page('/redefinir-email', user), 'uma@exemplo.com.br')
  const first = await lastLink(ctx, user.email)
  await ask(await page('/redefinir-email', user), 'duas@exemplo.com.br')
  const over = await page(first, user)
  expect(over.text).toContain('Este link venceu ou foi trocado por um mais novo.')
  expect(over.$('main a:contains("Trocar o e-mail")').attr('href')).toBe('/redefinir-email')
})

test('a link of another account says whose it is not, offers the way out, and stays good for its owner', async ({
  ctx,
  page,
}) => {
  const user = await aUser(ctx)
  const mine = await ask(await page('/redefinir-email', user))
  const link = await lastLink(ctx, user.email)
  const strangers = await page(link, await aUser(ctx))
  expect(strangers.heading).toBe('Este link é de outra conta')
  expect(strangers.text).not.toContain('Autorizar a troca')
  const left = await strangers.press('Sair desta conta')
  expect((await left.follow()).heading).toBe('O caderno do seu jardim')
  expect((await (await mine.open(link)).press('Autorizar a troca')).text).toContain('Troca autorizada')
})

test('the page that was open in two tabs tells the second one that the link was used', async ({ ctx, page }) => {
  const user = await aUser(ctx)
  const mine = await ask(await page('/redefinir-email', user))
  const link = await lastLink(ctx, user.email)
  const [first, second] = [await mine.open(link), await mine.open(link)]
  expect((await first.press('Autorizar a troca')).text).toContain('Troca autorizada')
  const late = await second.press('Autorizar a troca')
  expect(late.status).toBeGreaterThanOrEqual(400)
  expect(late.text).toContain(used)
})

test('visitors are asked to sign in first', async ({ page }) => {
  expect((await page('/redefinir-email')).location).toBe('/auth/login?redirect=%2Fredefinir-email')
})
