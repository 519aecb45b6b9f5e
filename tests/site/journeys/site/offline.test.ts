import { expect, test } from '../../browser.ts'

test('without a connection the offline page is shown, drawn as on line; with it, one is led on to what was wanted', async ({
  open,
}) => {
  const browser = await open()
  await browser.goto('/')
  await browser.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await browser.reload()
  await browser.context().setOffline(true)
  await browser.goto('/cultivo/joaquim.verde/plantas')
  const heading = browser.getByRole('heading', { level: 1 })
  await heading.waitFor()
  await expect.poll(() => heading.textContent()).toMatch(/conexão|internet|rede/i)
  expect(await browser.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
  await browser.context().setOffline(false)
  await browser.getByRole('heading', { level: 1, name: 'Plantas de joaquim.verde' }).waitFor()
  expect(new URL(browser.url()).pathname).toBe('/cultivo/joaquim.verde/plantas')
})
