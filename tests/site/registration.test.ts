import type { Page } from 'playwright-core'
import { expect, test } from './browser.ts'
import { enter, newAccount } from './new-account.ts'

const plain = { javaScriptEnabled: false }
const cpfOf = (nine: string) => {
  const digit = (digits: string) => {
    const sum = [...digits].reduce((all, each, at) => all + Number(each) * (digits.length + 1 - at), 0) % 11
    return sum < 2 ? 0 : 11 - sum
  }
  const first = nine + digit(nine)
  return first + digit(first)
}
const freshCpf = () => cpfOf(String(100_000_000 + (Date.now() % 800_000_000)))

const fields = {
  'Nome completo': 'Clara Nunes Prado',
  'Data de nascimento': '1995-03-08',
  'Telefone com DDD': '31987654321',
  CEP: '30130010',
  Rua: 'Rua dos Caetés',
  Número: 's/n',
  Bairro: 'Centro',
  Cidade: 'Belo Horizonte',
}

async function fill(page: Page, cpf: string) {
  for (const [label, text] of Object.entries({ ...fields, CPF: cpf }))
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('Estado').selectOption('MG')
}
const send = (page: Page) => page.getByRole('button', { name: 'Completar cadastro' }).last().click()

test.for([true, false])(
  'a registration is completed and goes on to where one was going; nothing typed is lost (scripts: %s)',
  async (javaScriptEnabled, { site, open }) => {
    const page = await open(undefined, { javaScriptEnabled })
    await enter(page, await newAccount(site), '/auth/confirmar-cadastro?redirect=/cultivo/add-planta')
    await page.getByText('Vale a data de nascimento que você declara').waitFor()
    await fill(page, '529.982.247-24')
    await page
      .locator('main form')
      .first()
      .evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''))
    await send(page)
    await page.getByText('Este CPF não confere.').waitFor()
    expect(await page.getByLabel('Nome completo').inputValue()).toBe(fields['Nome completo'])
    expect(await page.getByLabel('Rua').inputValue()).toBe(fields.Rua)
    expect(await page.getByLabel('Estado').inputValue()).toBe('MG')
    const cpf = freshCpf()
    await page.getByLabel('CPF', { exact: true }).fill(cpf)
    await send(page)
    await page.waitForURL(/cultivo\/add-planta/)
    await page.goto('/auth/confirmar-cadastro?redirect=/cultivo/plantas')
    await page.waitForURL(/cultivo\/plantas/)

    await page.goto('/perfil/editar')
    await page.getByText(`***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`).waitFor()
    await page.getByText('Completo', { exact: true }).waitFor()
  },
)

test('a CPF that somebody has is refused beside the field; correcting one takes the password', async ({
  site,
  open,
}) => {
  const cpf = freshCpf()
  const owner = await open(undefined, plain)
  const account = await newAccount(site)
  await enter(owner, account, '/perfil/editar')
  await owner.getByRole('link', { name: 'Informar o CPF' }).click()
  await owner.getByLabel('CPF', { exact: true }).fill(cpf)
  await owner.getByRole('button', { name: 'Salvar CPF' }).click()
  await owner.waitForURL(/perfil\/editar/)
  await owner.getByRole('link', { name: 'Completar cadastro' }).click()
  await fill(owner, cpf)
  await send(owner)
  await owner.waitForURL(/perfil\/editar/)

  const other = await open(undefined, plain)
  await enter(other, await newAccount(site), '/perfil/editorCpf')
  await other.getByLabel('CPF', { exact: true }).fill(cpf)
  await other.getByRole('button', { name: 'Salvar CPF' }).click()
  await other.getByText('Não deu para usar este CPF.').waitFor()
  expect(await other.getByText(account.nickname).count()).toBe(0)

  await owner.goto('/perfil/editorCpf')
  await owner.getByLabel('CPF certo').fill(freshCpf())
  await owner.getByLabel('Senha atual', { exact: true }).fill('não é esta aqui')
  await owner.getByRole('button', { name: 'Salvar CPF' }).click()
  await owner.getByText('Esta não é a sua senha atual.').waitFor()
  await owner.getByLabel('Senha atual', { exact: true }).fill(account.password)
  await owner.getByRole('button', { name: 'Salvar CPF' }).click()
  await owner.getByText('CPF salvo.').waitFor()
})
