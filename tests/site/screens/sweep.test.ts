import { globSync, readFileSync } from 'node:fs'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { routesAt } from '../../pages/server-build.ts'
import { closeWindow, expect, test } from '../browser.ts'
import type { DrawnScreen } from './draw-screens.ts'
import { faultsOf } from './faults.ts'
import { keepGreen, nameOf, notYetGreen } from './green.ts'

const MONTH = 31 * 86_400_000
const drawn = inject('drawnScreens')

test('every screen that changed is accessible by day and by night on a phone and a desk, fits, and does not jump', {
  timeout: 600_000,
  retry: 0,
}, async ({ open }) => {
  const faults: string[] = []
  const wrong = new Set<DrawnScreen>()
  const screens = notYetGreen(drawn)
  console.log(`${screens.length} of ${drawn.length} screens are drawn otherwise than when they were green last`)
  if (screens.length < 20) console.log(screens.map(nameOf).join('\n'))
  await eachWindow(screens, async (account, theirs) => {
    // What the service worker does is looked at by the tests of what works without signal. A browser whose clock is
    // wrong takes pages over as they were drawn: one that does not complains, and fails the test.
    const page = await open(account, { width: 360, serviceWorkers: 'block', clock: MONTH })
    await page.addInitScript(axe.source)
    for (const screen of theirs) {
      await page.goto(screen.path, { waitUntil: 'load' })
      expect(await ahead(page), 'the browser’s clock is wrong').toBeGreaterThan(MONTH / 2)
      const found = await faultsOf(page, screen.path)
      if (found.length) wrong.add(screen)
      faults.push(...found.map((fault) => `${nameOf(screen)}: ${fault}`))
    }
    await closeWindow(page.context())
  })
  keepGreen(drawn, wrong)
  expect(faults).toEqual([])
})

const ahead = (page: Page) => page.evaluate(() => Date.now() - Number(document.documentElement.dataset.drawn))

/** Windows of at most 20 screens of one account, three at work at the same time. */
async function eachWindow(
  screens: DrawnScreen[],
  look: (account: string | undefined, screens: DrawnScreen[]) => Promise<void>,
) {
  const windows = [...Map.groupBy(screens, ({ account }) => account)].flatMap(([account, theirs]) =>
    Array.from({ length: Math.ceil(theirs.length / 20) }, (_, at) => ({
      account,
      theirs: theirs.slice(at * 20, at * 20 + 20),
    })),
  )
  const work = async () => {
    for (let next = windows.shift(); next; next = windows.shift()) await look(next.account, next.theirs)
  }
  await Promise.all([work(), work(), work()])
}

test('every screen answers, with a title of its own', () => {
  const unanswered = drawn.filter(({ path, status }) => status !== (path === '/nao-existe' ? 404 : 200))
  expect(unanswered.map(nameOf)).toEqual([])
  const byTitle = Map.groupBy(drawn, ({ account, title }) => `${account}: ${title}`)
  const twins = [...byTitle.values()].filter((group) => new Set(group.map(({ path }) => path)).size > 1)
  expect(twins.map((group) => group.map(nameOf))).toEqual([])
})

/** What no demo account can reach by an address alone, and why. */
const unlisted = {
  '/contato/:uuid': 'the key is in a mail',
  '/v/:token': 'the key is shown once, when the link is made',
  '/verificando-acesso': 'only while an approval is waited for',
  '/sistema-em-manutencao': 'only during maintenance',
}

test('every page for people is a screen of its domain’s list', () => {
  const addresses = [...drawn.map(({ path }) => path.replace(/\?.*/, '')), ...Object.keys(unlisted)]
  const known = new Set(addresses.flatMap((address) => routesAt(address).map(({ file }) => `app/${file}`)))
  const pages = globSync('app/**/*.page.tsx').filter((file) => readFileSync(file, 'utf8').includes('export default'))
  expect(pages.length).toBeGreaterThan(90)
  expect(pages.filter((file) => !known.has(file))).toEqual([])
})
