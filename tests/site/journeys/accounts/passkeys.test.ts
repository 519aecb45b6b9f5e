import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from '../../browser.ts'

const account = 'jurado'

/** A virtual authenticator that always verifies the user. */
async function withAuthenticator(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return cdp
}

async function logIn(page: Page, redirect: string) {
  await page.goto(`/auth/login?redirect=${encodeURIComponent(redirect)}`)
  await page.getByLabel('E-mail ou apelido').fill(`${account}@demo.grower.example`)
  await page.getByLabel('Senha', { exact: true }).fill('jardim-demo-2026')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL(`**${redirect}`)
}

async function logOut(page: Page) {
  await page.request.post('/auth/logout')
  await page.goto('/perfil/editar')
  await page.waitForURL('**/auth/login?redirect=*')
}

test('a passkey is made with a name, opens the account without a password, and is removed with it', async ({
  open,
}) => {
  const page = await open()
  const name = `Chave ${Date.now()}`
  const mine = page.locator('#chaves li', { hasText: name })
  await logIn(page, '/perfil/editar')
  await withAuthenticator(page)
  const make = async (called: string) => {
    await page.getByLabel('Nome da chave').fill(called)
    const form = page.locator('#chaves form', { has: page.getByRole('button', { name: 'Criar chave de acesso' }) })
    await form.getByLabel('Sua senha', { exact: true }).fill('jardim-demo-2026')
    await page.getByRole('button', { name: 'Criar chave de acesso' }).click()
  }
  await make(name)
  await expect.poll(() => mine.count()).toBe(1)
  await make('A mesma outra vez')
  await expect.poll(() => page.getByText('Este aparelho já tem').count()).toBe(1)
  await logOut(page)
  await page.getByRole('button', { name: 'Usar uma chave de acesso' }).click()
  await page.waitForURL('**/perfil/editar')
  await expect.poll(() => mine.innerText()).toMatch(/ · usada /)
  await mine.locator('summary').click()
  const form = mine.locator('form', { has: page.getByRole('button', { name: 'Remover a chave' }) })
  await form.getByLabel('Sua senha').fill('errada de propósito')
  await form.getByRole('button', { name: 'Remover a chave' }).click()
  await expect.poll(() => form.getByText('Esta não é a sua senha.').count()).toBe(1)
  await form.getByLabel('Sua senha').fill('jardim-demo-2026')
  await form.getByRole('button', { name: 'Remover a chave' }).click()
  await expect.poll(() => mine.count()).toBe(0)
  await logOut(page)
  await page.getByRole('button', { name: 'Usar uma chave de acesso' }).click()
  await expect.poll(() => page.getByText('Esta chave de acesso não abriu a conta').count()).toBe(1)
})

test('the library of passkeys is not part of the first view of the login page: it comes with the first tap', async ({
  open,
}) => {
  const page = await open()
  await withAuthenticator(page)
  const fetched: string[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) fetched.push(answer.url())
  })
  await page.goto('/auth/login', { waitUntil: 'load' })
  expect(fetched).not.toEqual([])
  expect(await withLibrary(page, fetched)).toEqual([])
  await page.getByRole('button', { name: 'Usar uma chave de acesso' }).click()
  await expect.poll(async () => (await withLibrary(page, fetched)).length).toBe(1)
})

/** Which of these scripts hold the library: known by the name of one of its errors, that no minifier changes. */
async function withLibrary(page: Page, scripts: string[]) {
  const texts = await Promise.all(
    [...scripts].map(async (url) => ({ url, text: await (await page.request.get(url)).text() })),
  )
  return texts.filter(({ text }) => text.includes('ERROR_CEREMONY_ABORTED')).map(({ url }) => url)
}
