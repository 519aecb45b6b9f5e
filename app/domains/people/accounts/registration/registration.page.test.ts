import { expect, test } from '#tests/fixtures.ts'
import { openPage } from '#tests/pages/site-in-process.ts'
import { lastLink } from '../emails/outbox.factory.ts'
import { aUser, factoryPassword } from '../users/users.factory.ts'

const person = { nickname: 'rosa.branca', email: 'rosa@exemplo.com.br', password: 'maracuja com limao' }
const agreed = { adult: 'on', accept: 'on' }

test('register, confirm, login and logout are plain forms; nothing typed is lost but passwords', async ({
  ctx,
  page,
}) => {
  const form = await page('/auth/register')
  expect(form).toMatchObject({ status: 200, heading: 'Abra o seu jardim', title: 'Criar conta - Grower' })
  const refused = await form.press('Criar conta', { ...person, ...agreed, email: 'errado@' })
  expect(refused.status).toBe(422)
  expect(refused.error('email')).toContain('Escreva um e-mail válido')
  expect([refused.value('nickname'), refused.value('email')]).toEqual([person.nickname, 'errado@'])
  expect(refused.value('password') ?? '').toBe('')
  expect(refused.html).not.toContain(person.password)
  const made = await refused.press('Criar conta', { ...person, ...agreed })
  expect([made.status, made.location]).toEqual([302, '/auth/confirmacao-email?email=rosa%40exemplo.com.br'])
  const told = await made.follow()
  expect(told.heading).toBe('Confira seu e-mail')
  expect(told.text).toContain(person.email)

  const answer = await page(await lastLink(ctx, person.email))
  expect(answer.heading).toBe('Falta um toque')
  const confirmed = await answer.press('Confirmar meu e-mail')
  expect(confirmed).toMatchObject({ location: '/', toast: 'E-mail confirmado! Seu jardim está aberto.' })
  const inside = await confirmed.follow()
  expect(inside.heading).toBe(`Oi, ${person.nickname}`)
  await inside.press('Sair', {}, 'form[action="/auth/logout"]')

  const login = await page('/auth/login')
  const wrong = await login.press('Entrar', { email: person.nickname, password: 'senha errada mesmo' })
  expect(wrong.status).toBe(401)
  expect(wrong.$('[role=alert]').text()).toMatch(/\S/)
  expect(wrong.value('email')).toBe(person.nickname)
  expect(wrong.html).not.toContain('senha errada mesmo')
  const home = await (await wrong.press('Entrar', { password: person.password })).follow()
  expect(home.heading).toBe(`Oi, ${person.nickname}`)
  const left = await (await home.press('Sair', {}, 'form[action="/auth/logout"]')).follow()
  expect(left.heading).toBe('O caderno do seu jardim')
})

test('on the way to somewhere, the registration, its mail and its login lead there', async ({ ctx, page }) => {
  const form = await page('/auth/register?redirect=/cultivo/add-planta')
  const made = await form.press('Criar conta', { ...person, ...agreed })
  expect(made.location).toBe('/auth/confirmacao-email?redirect=%2Fcultivo%2Fadd-planta&email=rosa%40exemplo.com.br')
  const confirmed = await (await page(await lastLink(ctx, person.email))).press('Confirmar meu e-mail')
  expect(confirmed.location).toBe('/cultivo/add-planta')
  expect((await confirmed.follow()).status).toBe(200)
})

test('who signed up from a page that only advertises begins with the first steps', async ({ ctx, page }) => {
  const form = await page('/auth/register?redirect=/lps/produto')
  await form.press('Criar conta', { ...person, ...agreed })
  const confirmed = await (await page(await lastLink(ctx, person.email))).press('Confirmar meu e-mail')
  expect(confirmed.location).toBe('/')
  expect((await confirmed.follow()).text).toContain('Comece pela planta')
})

test('who is signed in is led away from both doors', async ({ ctx, page }) => {
  const user = await aUser(ctx)
  for (const path of ['/auth/register', '/auth/login'])
    expect(await page(`${path}?redirect=/cultivo/plantas`, user)).toMatchObject({ location: '/cultivo/plantas' })
})

test('what is missing is said beside each field, also the two boxes', async ({ page }) => {
  const refused = await (await page('/auth/register')).press('Criar conta', { password: factoryPassword })
  for (const field of ['nickname', 'email', 'adult', 'accept']) expect(refused.error(field), field).toMatch(/\S/)
  expect(refused.error('password')).toBe('')
})

test('who said their age at the door is not asked again', async ({ ctx }) => {
  const form = await openPage(ctx, '/auth/register', { cookie: 'grower_adult=true' })
  expect(form.$('[type=checkbox]').length).toBe(1)
  const made = await form.press('Criar conta', { ...person, accept: 'on' })
  expect(made.location).toMatch(/^\/auth\/confirmacao-email/)
})
