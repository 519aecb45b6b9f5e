import { expect, test } from '../../browser.ts'

test('a part whose code is lost with the signal stays as it was drawn, and lives once the signal is back', async ({
  open,
}) => {
  const page = await open(undefined, { serviceWorkers: 'block' })
  const context = page.context()
  let lost = 0
  await context.route(/\/open-diary-/, async (route) => {
    if (!lost++) {
      await context.setOffline(true)
      await route.abort()
    } else await route.continue()
  })
  await page.goto('/')
  await expect.poll(() => lost).toBe(1)
  const diary = page.getByRole('region', { name: /^O diário de/ })
  expect(await diary.count()).toBe(1)
  await context.setOffline(false)
  await expect.poll(() => lost).toBe(2)
  expect(await diary.count()).toBe(1)
})
