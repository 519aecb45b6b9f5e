import { expect, test } from '../../browser.ts'
import { newPlant } from '../../call.ts'

/** A page whose modules have not come, as on a slow network: only what stands in the document lives. */
test('what is confirmed asks before the page lives, and does nothing when the answer is no', async ({ open, site }) => {
  const { slug } = await newPlant(site)
  const page = await open('grower')
  let loads = true
  await page.route('**/assets/*.js', (route) => (loads ? route.continue() : route.abort()))
  await page.goto('/')
  loads = false
  const address = `/cultivo/planta/${slug}/edit`
  await page.evaluate((url) => location.assign(url), address)
  const button = page.getByRole('button', { name: 'Apagar planta' })
  await button.waitFor()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    return asked.length === 1 ? dialog.dismiss() : dialog.accept()
  })
  await button.click()
  expect(asked).toEqual([expect.stringContaining('Apagar')])
  expect(new URL(page.url()).pathname).toBe(address)
  await button.click()
  await page.waitForURL((url) => url.pathname !== address)
  expect(asked).toHaveLength(2)
})
