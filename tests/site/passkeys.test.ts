import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from './browser.ts'

const account = 'jurado'

/** A device with a fingerprint reader that always says yes. */
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
  await logIn(page, '/perfil/editar')
  await withAuthenticator(page)
  for (const name of ['Chave da prova', 'Outra chave']) {
    const made = page.getByText(name, { exact: true })
    await page.getByLabel('Nome da chave').fill(name)
    await page.getByRole('button', { name: 'Criar chave de acesso' }).click()
    if (name === 'Outra chave') await expect.poll(() => page.getByText('Este aparelho já tem').count()).toBe(1)
    else await expect.poll(() => made.count()).toBe(1)
  }
  await logOut(page)
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
  await page.waitForURL('**/perfil/editar')
  expect(await page.getByText(/usada (agora|há)/).count()).toBe(1)
  await page.getByText('Remover Chave da prova').click()
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Remover a chave' }) })
  await form.getByLabel('Sua senha').fill('errada de propósito')
  await form.getByRole('button', { name: 'Remover a chave' }).click()
  await expect.poll(() => form.getByText('Esta não é a sua senha.').count()).toBe(1)
  await form.getByLabel('Sua senha').fill('jardim-demo-2026')
  await form.getByRole('button', { name: 'Remover a chave' }).click()
  await expect.poll(() => page.getByText('Chave da prova', { exact: true }).count()).toBe(0)
  await logOut(page)
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
  await expect.poll(() => page.getByText('Esta chave de acesso não abriu a conta').count()).toBe(1)
})

test('the library of passkeys is not part of the first view of the login page', async ({ open }) => {
  const page = await open()
  const fetched: string[] = []
  page.on('response', async (answer) => {
    if (answer.url().endsWith('.js') && /startAuthentication|userVerification/.test(await answer.text()))
      fetched.push(answer.url())
  })
  await page.goto('/auth/login')
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((url) => !/login/.test(url))).toEqual([])
})
