import { globSync, readFileSync } from 'node:fs'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { routesAt } from '../../pages/server-build.ts'
import { closeWindow, expect, test } from '../browser.ts'
import { faultsOf } from './faults.ts'
import { keepGreen, nameOf, notYetGreen } from './green.ts'
import type { RenderedScreen } from './render-screens.ts'

const MONTH = 31 * 86_400_000
const rendered = inject('renderedScreens')

test('every screen that changed is accessible in light and dark mode on phone and desktop, fits, and has no layout shift', {
  timeout: 900_000,
  retry: 0,
}, async ({ open }) => {
  const faults: string[] = []
  const wrong = new Set<RenderedScreen>()
  const screens = notYetGreen(rendered)
  console.log(`${screens.length} of ${rendered.length} screens are drawn otherwise than when they were green last`)
  if (screens.length < 20) console.log(screens.map(nameOf).join('\n'))
  await eachWindow(screens, async (account, theirs) => {
    // The service worker is covered by the offline tests. A browser with a wrong clock must hydrate pages as rendered:
    // a mismatch is logged as an error, and fails the test.
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
  keepGreen(rendered, wrong)
  expect(faults).toEqual([])
})

const ahead = (page: Page) => page.evaluate(() => Date.now() - Number(document.documentElement.dataset.drawn))

/** Batches of at most 20 screens of one account, three in parallel. */
async function eachWindow(
  screens: RenderedScreen[],
  look: (account: string | undefined, screens: RenderedScreen[]) => Promise<void>,
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
  const unanswered = rendered.filter(({ path, status }) => status !== (path === '/nao-existe' ? 404 : 200))
  expect(unanswered.map(nameOf)).toEqual([])
  const byTitle = Map.groupBy(rendered, ({ account, title }) => `${account}: ${title}`)
  // A page searched or filtered otherwise is the same page.
  const pageOf = ({ path }: { path: string }) => path.split('?')[0]
  const twins = [...byTitle.values()].filter((group) => new Set(group.map(pageOf)).size > 1)
  expect(twins.map((group) => group.map(nameOf))).toEqual([])
})

/** Pages that no demo account can reach by URL alone, with the reason. */
const unlisted = {
  '/contato/:uuid': 'the key is in a mail',
  '/cultivo/:user/add-planta': 'leads to the form; under another’s nickname it is the page of what is not there',
  '/notificacoes/cancelar': 'the link is in a mail',
  '/recurso/:uuid': 'the link is in the notice of a decision, to its author alone',
  '/v/:token': 'the key is shown once, when the link is made',
  '/verificando-acesso': 'only while an approval is waited for',
  '/sistema-em-manutencao': 'only during maintenance',
}

test('every page for people is a screen of its domain’s list', () => {
  const addresses = [...rendered.map(({ path }) => path.replace(/\?.*/, '')), ...Object.keys(unlisted)]
  const known = new Set(addresses.flatMap((address) => routesAt(address).map(({ file }) => `app/${file}`)))
  const pages = globSync('app/**/*.page.tsx').filter((file) => readFileSync(file, 'utf8').includes('export default'))
  expect(pages.length).toBeGreaterThan(90)
  expect(pages.filter((file) => !known.has(file))).toEqual([])
})
