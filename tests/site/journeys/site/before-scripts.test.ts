import { expect, test } from '../../browser.ts'
import { newPlant } from '../../call.ts'

test('what is confirmed asks before the page lives, and does nothing when the answer is no', async ({ open, site }) => {
  const { slug } = await newPlant(site)
  const signedIn = await open('grower', { serviceWorkers: 'block' })
  // A page whose modules do not come, as on a slow network: only what stands in the document lives.
  const page = await signedIn.context().newPage()
  await page.route('**/assets/*.js', (route) => route.abort())
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    return asked.length === 1 ? dialog.dismiss() : dialog.accept()
  })
  const address = `/cultivo/planta/${slug}/edit`
  await page.goto(address)
  const button = page.getByRole('button', { name: 'Apagar planta' })
  await button.click()
  expect(asked).toEqual([expect.stringMatching(/^Apagar /)])
  expect(new URL(page.url()).pathname).toBe(address)
  await button.click()
  await page.waitForURL((url) => url.pathname !== address)
  expect(asked).toHaveLength(2)
})
