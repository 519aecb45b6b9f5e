import { expect, test } from '#tests/fixtures.ts'
import { lastLink } from '../emails/outbox.factory.ts'
import { aUser, factoryPassword } from '../users/users.factory.ts'

const password = 'varal cheio de roupa'
const used = 'Este link já foi usado.'

test('a forgotten password: a mailed link, a new password once, and in with it', async ({ ctx, page }) => {
  const user = await aUser(ctx)
  const form = await page('/auth/recuperar-senha')
  expect(form).toMatchObject({ status: 200, heading: 'Recuperar a senha', title: 'Recuperar a senha - Grower' })
  const refused = await form.press('Enviar o link', { email: 'nada' })
  expect([refused.status, refused.value('email')]).toEqual([422, 'nada'])
  expect(refused.error('email')).toMatch(/\S/)
  for (const email of [user.email, 'ninguem@exemplo.com.br'])
    expect((await form.press('Enviar o link', { email })).text).toContain(`Se ${email} tiver uma conta`)

  const link = await lastLink(ctx, user.email, 'Escolha uma senha nova')
  const reset = await page(link)
  expect(reset.heading).toBe('Escolha uma senha nova')
  const short = await reset.press('Salvar a senha', { password: 'curta' })
  expect(short.error('password')).toMatch(/\S/)
  expect(short.value('password') ?? '').toBe('')
  const saved = await short.press('Salvar a senha', { password })
  expect([saved.location, saved.toast]).toEqual(['/auth/login', 'Senha nova salva. Entre com ela.'])
  expect((await (await saved.follow()).press('Entrar', { email: user.email, password })).location).toBe('/')
  const over = await page(link)
  expect(over.heading).toBe('Este link não vale mais')
  expect(over.text).toContain(used)
  expect(over.links()).toContain('/auth/recuperar-senha')
})

test('a password changed on the way to somewhere leads there once it is confirmed', async ({ ctx, page }) => {
  const user = await aUser(ctx)
  const form = await page('/redefinir-senha?redirect=/perfil/editorCpf', user)
  expect(form).toMatchObject({ status: 200, heading: 'Trocar a senha', title: 'Trocar a senha - Grower' })
  const wrong = await form.press('Trocar a senha', { current_password: 'não é esta', password })
  expect(wrong.error('current_password')).toBe('Esta não é a sua senha atual.')
  expect(wrong.html).not.toContain(password)
  const answer = await form.press('Trocar a senha', { current_password: factoryPassword, password })
  expect(answer.text).toContain('Confira seu e-mail')
  const link = await lastLink(ctx, user.email, 'Confirme a troca da senha')
  const confirmed = await (await answer.open(link)).press('Confirmar a troca')
  expect(confirmed).toMatchObject({
    location: '/perfil/editorCpf',
    toast: 'Senha trocada. Os outros aparelhos foram desconectados.',
  })
  expect((await confirmed.follow()).heading).toBe('Seu CPF')
  expect((await confirmed.open(link)).text).toContain(used)
})

test('who has to change the password finds no other page, and after the mailed link goes on', async ({ ctx, page }) => {
  const user = await aUser(ctx, { need_update_password: true })
  const turned = await page('/cultivo/plantas', user)
  expect(turned.location).toBe('/redefinir-senha?redirect=%2Fcultivo%2Fplantas')
  const form = await turned.follow()
  expect(form.text).toContain('Troque a senha para continuar')
  const answer = await form.press('Trocar a senha', { current_password: factoryPassword, password })
  const link = await answer.open(await lastLink(ctx, user.email, 'Confirme a troca da senha'))
  const confirmed = await link.press('Confirmar a troca')
  expect(confirmed.location).toBe('/cultivo/plantas')
  expect(await confirmed.open('/perfil/editar')).toMatchObject({ status: 200, heading: 'Editar perfil' })
})
