import type { Page } from 'playwright-core'

export const signUpPassword = 'maracuja com limao'

/** Submits the registration form; waits for the page that refers to the mailbox. */
export async function fillRegistration(page: Page, nickname: string, email = `${nickname}@exemplo.com`) {
  await page.getByLabel('Apelido', { exact: true }).fill(nickname)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(signUpPassword)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: /criar conta/i }).click()
}

/** The mailed link's page. */
export async function confirmEmail(page: Page, link: string) {
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await page.getByText('E-mail confirmado!').first().waitFor()
}

/** Submits the login form. */
export async function fillLogin(page: Page, nickname: string, typed = signUpPassword) {
  await page.getByLabel('E-mail ou apelido').fill(nickname)
  await page.getByLabel('Senha', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Entrar' }).click()
}
