import { expect, test } from '../../browser.ts'
import { anOpenForm, SENDING, untilNoted, water } from './without-signal.ts'

test('the first requests over a line that has just come back are lost: what waits is sent soon, not after a minute', async ({
  site,
  open,
}) => {
  const { plant, page } = await anOpenForm({ site, open })
  await page.context().setOffline(true)
  await water(page, '600')
  await page.getByRole('link', { name: '1 a enviar' }).waitFor()
  let lost = 0
  await page.route(SENDING, (route) => (++lost <= 2 ? route.abort('connectionreset') : route.continue()))
  await page.context().setOffline(false)
  await untilNoted(site, plant.slug)
  expect(lost).toBe(3)
})
