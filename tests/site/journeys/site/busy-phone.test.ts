import type { Page, Route } from 'playwright-core'
import { expect, test } from '../../browser.ts'

const MONTH = 30 * 86_400_000

/** Runs in the page: as soon as it lives, the machine does something else for longer than its parts are waited for. */
function busyOnceReady() {
  new MutationObserver((_, observer) => {
    if (!('ready' in document.documentElement.dataset)) return
    observer.disconnect()
    for (const until = performance.now() + 2600; performance.now() < until; );
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] })
}

/**
 * A part whose code is lost with the signal stays as it was drawn, and lives once the signal is back: also where the browser
 * holds itself to be on line.
 */
async function lostWithTheSignal(page: Page) {
  const asked = { code: 0, site: 0 }
  let isLost = true
  const count = (what: keyof typeof asked) => async (route: Route) => {
    asked[what]++
    await (isLost ? route.abort() : route.continue())
  }
  await page.route(/\/open-diary-/, count('code'))
  await page.route('**/api/health', count('site'))
  // Its parts are waited for, too.
  const whole = page.goto('/')
  await expect.poll(() => asked.site).toBeGreaterThan(0)
  const diary = page.getByRole('region', { name: /^O diário de/ })
  expect([asked.code, await diary.count()]).toEqual([1, 1])
  isLost = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => asked.code).toBe(2)
  await whole
  expect(await diary.count()).toBe(1)
}

test('parts that come to life late say what the server wrote, whatever the clock says, and whatever the signal does', async ({
  open,
}) => {
  const page = await open('grower', { clock: MONTH })
  await page.addInitScript(busyOnceReady)
  await page.goto('/')
  // The menu is the last of the parts; a mismatch is logged as an error, which fails the test.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  expect(await page.evaluate(() => Date.now() - Number(document.documentElement.dataset.drawn))).toBeGreaterThan(
    MONTH / 2,
  )
  await lostWithTheSignal(await open(undefined, { serviceWorkers: 'block' }))
})
