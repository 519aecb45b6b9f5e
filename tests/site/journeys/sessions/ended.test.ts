import { sessionCookie } from '#platform/http/credentials.ts'
import { expect, test } from '../../browser.ts'

test('the order that was sent when the session had ended elsewhere is as it was typed, after login', async ({
  open,
}) => {
  const page = await open('vizinha', { width: 390, touch: true })
  await page.goto('/loja/estufa-da-vila/vaso-quadrado-preto')
  await page.getByRole('button', { name: 'Comprar agora' }).tap()
  await page.getByRole('radio', { name: /Entrega da loja/ }).check()
  await page.getByRole('radio', { name: /Boleto/ }).check()
  await page.getByLabel('Recado para a loja').fill('Deixe na portaria, por favor.')
  await page.context().clearCookies({ name: sessionCookie(false) })
  await page.getByRole('button', { name: /^Pagar R\$/ }).tap()
  await page.getByLabel('E-mail ou apelido').fill('vizinha@demo.grower.example')
  await page.getByLabel('Senha', { exact: true }).fill('jardim-demo-2026')
  await page.getByRole('button', { name: 'Entrar' }).tap()
  await page.getByText('Voltou o que você deixou aqui').waitFor()
  expect(await page.getByLabel('Recado para a loja').inputValue()).toBe('Deixe na portaria, por favor.')
  expect(await page.getByRole('radio', { name: /Boleto/ }).isChecked()).toBe(true)
})
