import { expect, test } from './browser.ts'
import { screensOf } from './screens.ts'

const MONTH = 31 * 86_400_000

test.for([-MONTH, MONTH])(
  'a browser whose clock is off by %i ms takes over what was drawn at the site’s time',
  { timeout: 120_000 },
  async (clock, { site, open }) => {
    // A page that comes to life otherwise than it was drawn is a complaint of the browser, which fails the test.
    const screens = (await screensOf(site)).filter(({ path }) => /^\/cultivo/.test(path))
    const drawn = new Set<string>()
    for (const [account, theirs] of Map.groupBy(screens, (screen) => screen.account)) {
      const page = await open(account, { clock, serviceWorkers: 'block' })
      for (const { path } of theirs) {
        await page.goto(path)
        drawn.add(await page.evaluate(() => document.documentElement.dataset.drawn ?? ''))
      }
    }
    expect(screens.length).toBeGreaterThan(60)
    for (const moment of drawn) expect(Math.abs(Number(moment) - Date.now())).toBeLessThan(MONTH / 2)
  },
)
