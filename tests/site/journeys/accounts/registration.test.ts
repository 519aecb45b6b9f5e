import type { Page } from 'playwright-core'
import { cpfCheckDigits } from '#shared/cpf.ts'
import { expect, test } from '../../browser.ts'
import { enter, newAccount } from '../../new-account.ts'

const fields = {
  'Nome completo': 'Clara Nunes Prado',
  'Data de nascimento': '1995-03-08',
  CEP: '30130010',
  Rua: 'Rua dos Caetés',
  Número: 's/n',
  Bairro: 'Centro',
  Cidade: 'Belo Horizonte',
}

/** A CPF unique to this run. */
function freshCpf() {
  const nine = String(100_000_000 + (Date.now() % 800_000_000))
  return nine + cpfCheckDigits(nine)
}

const send = (page: Page) => page.getByRole('button', { name: 'Completar cadastro' }).last().click()

test('a registration is completed with fields that keep their form, and goes on to where one was going', async ({
  site,
  open,
}) => {
  const page = await open()
  await enter(page, await newAccount(site), '/auth/confirmar-cadastro?redirect=/cultivo/add-planta')
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
  const cpf = page.getByLabel('CPF', { exact: true })
  await cpf.pressSequentially('52998224724')
  await expect.poll(() => cpf.inputValue()).toBe('529.982.247-24')
  const phone = page.getByLabel('Telefone com DDD')
  await phone.pressSequentially('31987654321')
  await expect.poll(() => phone.inputValue()).toBe('(31) 98765-4321')
  await page.getByLabel('Estado').selectOption('MG')
  await send(page)
  await page.getByText('Este CPF não confere.').waitFor()
  await expect.poll(() => page.getByLabel('Rua').inputValue()).toBe(fields.Rua)
  await expect.poll(() => page.getByLabel('Estado').inputValue()).toBe('MG')
  await cpf.fill(freshCpf())
  await send(page)
  await page.waitForURL(/cultivo\/add-planta/)
})
