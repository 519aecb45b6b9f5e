import type { Page } from 'playwright-core'
import { expect, test } from './browser.ts'
import { call, page as fetchPage } from './call.ts'
import { type Account, enter, newAccount } from './new-account.ts'
import { lastLink, lastMail } from './outbox.ts'

const plain = { javaScriptEnabled: false }
const title = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
const used = 'Este link já foi usado.'
const expired = 'Este link venceu ou foi trocado por um mais novo.'

async function askEmail(page: Page, account: Account, email: string) {
  await page.goto('/redefinir-email')
  await page.getByLabel('E-mail novo').fill(email)
  await page.getByLabel('Senha atual', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Trocar o e-mail' }).click()
  await page.getByText('Confira seu e-mail').waitFor()
}

type Given = { site: string; open: (account?: string, look?: { javaScriptEnabled?: boolean }) => Promise<Page> }

/** Somebody new, signed in; with plain forms, unless said otherwise. */
async function somebody({ site, open }: Given, look: { javaScriptEnabled?: boolean } = plain) {
  const account = await newAccount(site)
  const page = await open(undefined, look)
  await enter(page, account)
  return { account, page }
}

/** The change of the password as far as the mail; `page` is where it is asked for. */
async function askPassword(page: Page, account: Account) {
  await page.getByLabel('Senha atual', { exact: true }).fill(account.password)
  await page.getByLabel('Senha nova', { exact: true }).fill('varal cheio de roupa')
  await page.getByRole('button', { name: 'Trocar a senha' }).click()
  await page.getByText('Confira seu e-mail').waitFor()
}

test('an e-mail changes by two links, with plain forms; opening a link uses nothing; used links say so', async ({
  site,
  open,
}) => {
  const { account, page } = await somebody({ site, open })
  await page.getByRole('link', { name: 'Trocar o e-mail' }).click()
  expect(await title(page)).toBe('Trocar o e-mail')
  const fresh = `outra.${account.email}`
  await askEmail(page, account, fresh)

  const authorize = await lastLink(site, account.email)
  // A mail scanner opens what it finds, as often as it likes.
  for (let i = 0; i < 3; i++) expect((await fetchPage(site + authorize)).status).toBe(200)
  await page.goto(authorize)
  await page.getByRole('button', { name: 'Autorizar a troca' }).click()
  await page.getByText('Troca autorizada').waitFor()
  await page.goto(authorize)
  expect(await title(page)).toBe('Este link não vale mais')
  await page.getByText(used).waitFor()

  const confirm = await lastLink(site, fresh)
  for (let i = 0; i < 3; i++) expect((await fetchPage(site + confirm)).status).toBe(200)
  await page.goto(confirm)
  await page.getByRole('button', { name: 'Confirmar meu e-mail novo' }).click()
  await page.waitForURL(/perfil\/editar/)
  await page.getByText(fresh).waitFor()
  await page.goto(confirm)
  await page.getByText(used).waitFor()
  expect((await lastMail(site, account.email)).subject).toBe('O e-mail da sua conta foi trocado')
})

test('a link that a newer one replaced says so, and leads to asking again', async ({ site, open }) => {
  const { account, page } = await somebody({ site, open })
  await askEmail(page, account, `uma.${account.email}`)
  const first = await lastLink(site, account.email)
  await askEmail(page, account, `duas.${account.email}`)
  await page.goto(first)
  await page.getByText(expired).waitFor()
  await page.getByRole('link', { name: 'Trocar o e-mail' }).click()
  await page.waitForURL(/redefinir-email/)
})

test('a link of another account says whose it is not, offers the way out, and stays good for its owner', async ({
  site,
  open,
}) => {
  const { account, page: owners } = await somebody({ site, open })
  await askEmail(owners, account, `outra.${account.email}`)
  const link = await lastLink(site, account.email)

  const { page: strangers } = await somebody({ site, open })
  await strangers.goto(link)
  expect(await title(strangers)).toBe('Este link é de outra conta')
  expect(await strangers.getByRole('button', { name: 'Autorizar a troca' }).count()).toBe(0)
  await strangers.getByRole('button', { name: 'Sair desta conta' }).click()
  await strangers.getByRole('heading', { level: 1, name: 'O caderno do seu jardim' }).waitFor()

  await owners.goto(link)
  await owners.getByRole('button', { name: 'Autorizar a troca' }).click()
  await owners.getByText('Troca autorizada').waitFor()
})

test('the page that was open in two tabs tells the second one that the link was used', async ({ site, open }) => {
  const { account, page: first } = await somebody({ site, open }, {})
  await askEmail(first, account, `outra.${account.email}`)
  const link = await lastLink(site, account.email)
  await first.goto(link)
  const second = await first.context().newPage()
  await second.goto(link)
  await first.getByRole('button', { name: 'Autorizar a troca' }).click()
  await first.getByText('Troca autorizada').waitFor()
  await second.getByRole('button', { name: 'Autorizar a troca' }).click()
  await second.getByText(used).first().waitFor()
})

test('reset and change links that are over say so, and half a link too', async ({ site, open }) => {
  const account = await newAccount(site)
  await call(`${site}/api/v1/auth/password/recover`, { method: 'POST', json: { email: account.email } })
  const reset = await lastLink(site, account.email, 'Escolha uma senha nova')
  const page = await open(undefined, plain)
  await page.goto(reset)
  await page.getByLabel('Senha nova', { exact: true }).fill('varal cheio de roupa')
  await page.getByRole('button', { name: 'Salvar a senha' }).click()
  await page.waitForURL(/auth\/login/)
  await page.goto(reset)
  await page.getByText(used).waitFor()
  for (const path of [
    '/auth/resetar-senha',
    '/confirmar-alteracao-senha',
    '/confirmar-alteracao-email',
    '/confirmar-solicitacao-alteracao-email',
  ]) {
    await page.goto(`${path}?token=metade`)
    expect(await title(page)).toBe('Este link não vale mais')
    await page.getByText('Este link não está completo.').waitFor()
  }
})

test('a password changed on the way to somewhere leads there once it is confirmed', async ({ site, open }) => {
  const { account, page } = await somebody({ site, open })
  await page.goto('/redefinir-senha?redirect=/perfil/editorCpf')
  await askPassword(page, account)
  const link = await lastLink(site, account.email, 'Confirme a troca da senha')
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirmar a troca' }).click()
  await page.waitForURL(/perfil\/editorCpf/)
  await page.goto(link)
  await page.getByText(used).waitFor()
})

test('who has to change the password finds no other page, and after the mailed link goes on', async ({
  site,
  open,
}) => {
  const { account, page } = await somebody({ site, open })
  const { id } = (await call(`${site}/api/v1/user/users/${account.nickname}`)).body
  const demanded = await call(`${site}/api/v1/back-office/users/${id}/password-change`, {
    method: 'POST',
    as: 'admin',
    json: { need_update_password: true, reason: 'A senha apareceu num vazamento.' },
  })
  expect(demanded.status, demanded.text).toBe(200)
  await page.goto('/cultivo/plantas')
  expect(new URL(page.url()).pathname).toBe('/redefinir-senha')
  await askPassword(page, account)
  await page.goto(await lastLink(site, account.email, 'Confirme a troca da senha'))
  await page.getByRole('button', { name: 'Confirmar a troca' }).click()
  await page.waitForURL(/cultivo\/plantas/)
  expect((await page.goto('/perfil/editar'))?.url()).toMatch(/perfil\/editar$/)
})
