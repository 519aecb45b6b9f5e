import type { Page } from 'playwright-core'
import { expect, test } from '../../browser.ts'

const choose = async (browser: Page, label: RegExp) => {
  await browser.goto('/perfil/discreto')
  await browser.getByRole('radio', { name: label }).check({ force: true })
  await browser.getByRole('button', { name: 'Salvar' }).click()
}

const keptOfflinePage = (browser: Page) =>
  browser.evaluate(async () => (await caches.match('/sem-conexao'))?.headers.get('x-page'))

test('switched on by a visitor it holds at once, without a connection too, and goes away again', async ({ open }) => {
  const browser = await open()
  await browser.goto('/')
  await browser.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await choose(browser, /Discretos/)
  await browser.waitForFunction(() => document.title === 'Notas · Conta')
  await expect.poll(() => browser.locator('link[rel=icon]').getAttribute('href')).toBe('/icones/notas/favicon.svg')
  await expect.poll(() => keptOfflinePage(browser)).toBe('/sem-conexao?discreto=sim')
  await browser.reload()
  await browser.context().setOffline(true)
  await browser.goto('/cultivo/joaquim.verde/plantas')
  await browser.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => browser.title()).toBe('Notas')
  await expect.poll(() => browser.locator('header').first().textContent()).not.toContain('Grower')
  await browser.context().setOffline(false)
  // It returns by itself, to the requested page.
  await browser.waitForURL('**/cultivo/joaquim.verde/plantas')
  await browser.waitForFunction(() => 'ready' in document.documentElement.dataset)
  await choose(browser, /Normais/)
  await browser.waitForFunction(() => document.title === 'Modo discreto - Grower')
})
