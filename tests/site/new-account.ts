import type { Page } from 'playwright-core'
import { call } from './call.ts'
import { lastLink } from './outbox.ts'

export type Account = { nickname: string; email: string; password: string }
let made = 0

/** A new client IP each time: the limit is twenty accounts per IP and hour. */
const anAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`

/** A new account with confirmed e-mail and accepted terms. */
export async function newAccount(site: string): Promise<Account> {
  const nickname = `nova${Date.now().toString(36)}${++made}`
  const account = { nickname, email: `${nickname}@exemplo.com`, password: 'maracuja com limao' }
  const { id } = (await call(`${site}/api/v1/user/terms-of-service/current`)).body
  const json = { ...account, adult: true, accept: true, terms_of_service_id: id }
  const headers = { 'x-forwarded-for': anAddress() }
  const opened = await call(`${site}/api/v1/auth/register`, { method: 'POST', json, headers })
  if (opened.status !== 202) throw new Error(`no account: ${opened.text}`)
  const token = tokenOf(await lastLink(site, account.email))
  await call(`${site}/api/v1/auth/email/confirm`, { method: 'POST', json: { token } })
  return account
}

export const tokenOf = (link: string) => new URL(link, 'http://x').searchParams.get('token') ?? ''

/** Logs in through the login page. */
export async function enter(page: Page, { nickname, password }: Account, redirect = '/perfil/editar') {
  await page.goto(`/auth/login?redirect=${encodeURIComponent(redirect)}`)
  await page.getByLabel('E-mail ou apelido').fill(nickname)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/login'))
}
