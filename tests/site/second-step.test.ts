import { generateSync } from 'otplib'
import { expect, test } from './browser.ts'

const account = 'acolhimento'
const codeAt = (seconds: number, secret: string) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + seconds })

test('without scripts: turned on with a first code, then the login takes two steps and goes where it was asked', async ({
  open,
}) => {
  const page = await open(undefined, { javaScriptEnabled: false })
  const password = async () => {
    await page.goto('/auth/login?redirect=/perfil/editar')
    await page.getByLabel('E-mail ou apelido').fill(`${account}@demo.grower.example`)
    await page.getByLabel('Senha', { exact: true }).fill('jardim-demo-2026')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  }
  await password()
  const card = page.locator('#duas-etapas')
  await card.getByLabel('Sua senha').fill('jardim-demo-2026')
  await card.getByRole('button', { name: 'Ligar' }).click()
  const secret = (await card.locator('code').innerText()).replaceAll(' ', '')
  await card.getByRole('textbox', { name: 'Código' }).fill('000000')
  await card.getByRole('button', { name: 'Confirmar e ligar' }).click()
  expect(await card.getByText('Este código não confere').count()).toBe(1)
  await card.getByRole('textbox', { name: 'Código' }).fill(codeAt(0, secret))
  await card.getByRole('button', { name: 'Confirmar e ligar' }).click()
  const [recovery = ''] = await card.locator('li').allInnerTexts()
  expect(recovery).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/)
  expect(await card.getByRole('link', { name: 'Baixar como texto' }).getAttribute('href')).toContain(recovery)

  await page.context().clearCookies()
  await password()
  expect(await page.locator('h1').innerText()).toBe('Falta um código')
  await page.getByRole('textbox', { name: 'Código' }).fill('não é este')
  await page.getByRole('button', { name: 'Entrar' }).click()
  expect(await page.getByText('Este código não confere').count()).toBe(1)
  await page.getByRole('textbox', { name: 'Código' }).fill(codeAt(30, secret))
  await page.getByRole('button', { name: 'Entrar' }).click()
  expect(new URL(page.url()).pathname).toBe('/perfil/editar')

  await card.getByText('Desligar a verificação').click()
  const off = card.locator('form', { has: page.getByRole('button', { name: 'Desligar' }) })
  await off.getByLabel('Sua senha').fill('jardim-demo-2026')
  await off.getByRole('textbox', { name: 'Código' }).fill(recovery)
  await off.getByRole('button', { name: 'Desligar' }).click()
  expect(await card.getByText('Desligada', { exact: true }).count()).toBe(1)
})
