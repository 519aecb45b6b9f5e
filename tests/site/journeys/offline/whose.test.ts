import type { BrowserContext, Page } from 'playwright-core'
import { sessionCookie } from '#platform/http/credentials.ts'
import { expect, signIn, test } from '../../browser.ts'
import { anOpenForm, aPhotoFile, journalOf, nothingWaits, photosOf, pill, waterWithPhotos } from './without-signal.ts'

const endSession = (context: BrowserContext) => context.clearCookies({ name: sessionCookie(false) })

/** Another user logs in, while the previous user's tab is still open. */
async function theNeighbourComes(page: Page, site: string) {
  const context = page.context()
  await endSession(context)
  await signIn(context, site, 'vizinha')
  const upload = page.waitForResponse((response) => response.url().includes('/file/photo'))
  await context.setOffline(false)
  expect((await upload).status(), 'nothing is uploaded in the name of another').toBe(401)
  await page.getByRole('link', { name: 'Entre para enviar' }).waitFor()
  await page.goto('/cultivo/a-enviar')
  await nothingWaits(page)
  expect(await pill(page).count()).toBe(0)
  expect(await page.getByRole('main').locator('img[src^="blob:"]').count()).toBe(0)
}

/** Logged out: nothing of the garden is visible, and the queue only asks for a login. */
async function nobodyIsLoggedIn(page: Page) {
  const context = page.context()
  await endSession(context)
  await page.goto('/')
  await page.waitForFunction(() => localStorage.getItem('grower-kit') === null)
  await context.setOffline(true)
  await page.goto('/cultivo')
  await page.getByRole('heading', { level: 1, name: 'Sem conexão' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Registrar mesmo assim' }).count()).toBe(0)
  await context.setOffline(false)
  await page.waitForURL(/\/auth\/login/)
  await page.goto('/')
  await page.getByRole('link', { name: 'Entre para enviar' }).click()
  await page.waitForURL(/\/auth\/login\?redirect=%2Fcultivo%2Fa-enviar/)
}

test('another person neither sees nor sends what waits; logged out a login is asked for, and after it all is sent', async ({
  site,
  open,
}) => {
  const { plant, page } = await anOpenForm({ site, open })
  const context = page.context()
  await context.setOffline(true)
  await waterWithPhotos(page, [await aPhotoFile()])
  await theNeighbourComes(page, site)
  await nobodyIsLoggedIn(page)
  expect((await journalOf(site, plant.slug)).total).toBe(0)
  await signIn(context, site, 'grower')
  await page.goto('/')
  await page.getByText('1 atualização enviada.').waitFor()
  expect(await photosOf(site, plant.slug)).toEqual(['rega 1'])
  // The notice reads the queue anew by itself, some time after the last act has left it.
  await expect.poll(() => page.getByRole('link', { name: 'Entre para enviar' }).count()).toBe(0)
})
