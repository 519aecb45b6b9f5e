import { globSync, readFileSync } from 'node:fs'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { routesAt } from '../../pages/server-build.ts'
import { closeWindow, expect, test } from '../browser.ts'
import { faultsAtOnce, faultsOf } from './faults.ts'
import { keptScreens } from './kept-screens.ts'
import type { Screen } from './screen.ts'

const MONTH = 31 * 86_400_000
const screens = await keptScreens(inject('screens'))

/** With `-- --all` each is looked at by day and by night, on a phone and a desk; else once, on a phone by day. */
const look = process.env.LOOK_AT_ALL ? faultsOf : faultsAtOnce
const seen: { screen: Screen; status?: number; title: string }[] = []

test('every screen is accessible, fits a phone, has one heading and no layout shift', {
  retry: 0,
}, async ({ open }) => {
  const faults: string[] = []
  await eachWindow(screens, async (account, theirs) => {
    // The service worker is covered by the offline tests. A browser with a wrong clock must hydrate pages as rendered:
    // a mismatch is logged as an error, and fails the test.
    const page = await open(account, { width: 360, serviceWorkers: 'block', clock: MONTH })
    await page.addInitScript(axe.source)
    for (const screen of theirs) {
      const response = await page.goto(screen.path, { waitUntil: 'load' })
      expect(await ahead(page), 'the browser’s clock is wrong').toBeGreaterThan(MONTH / 2)
      seen.push({ screen, status: response?.status(), title: await page.title() })
      faults.push(...(await look(page, screen.path)).map((fault) => `${nameOf(screen)}: ${fault}`))
    }
    await closeWindow(page.context())
  })
  expect(faults).toEqual([])
})

const nameOf = ({ account = 'visitor', path }: Screen) => `${account} ${path}`

const ahead = (page: Page) => page.evaluate(() => Date.now() - Number(document.documentElement.dataset.drawn))

/** Batches of at most 20 screens of one account, four in parallel: a page that loads leaves the processor to others. */
async function eachWindow(screens: Screen[], look: (account: string | undefined, screens: Screen[]) => Promise<void>) {
  const windows = [...Map.groupBy(screens, ({ account }) => account)].flatMap(([account, theirs]) =>
    Array.from({ length: Math.ceil(theirs.length / 20) }, (_, at) => ({
      account,
      theirs: theirs.slice(at * 20, at * 20 + 20),
    })),
  )
  const work = async () => {
    for (let next = windows.shift(); next; next = windows.shift()) await look(next.account, next.theirs)
  }
  await Promise.all([work(), work(), work(), work()])
}

test('every screen answers, with a title of its own', () => {
  expect(seen.length, 'the test before this one visits them').toBe(screens.length)
  const unanswered = seen.filter(({ screen, status }) => status !== (screen.path === '/nao-existe' ? 404 : 200))
  expect(unanswered.map(({ screen }) => nameOf(screen))).toEqual([])
  const byTitle = Map.groupBy(seen, ({ screen, title }) => `${screen.account}: ${title}`)
  // A page searched or filtered otherwise is the same page.
  const twins = [...byTitle.values()].filter(
    (group) => new Set(group.map(({ screen }) => screen.path.split('?')[0])).size > 1,
  )
  expect(twins.map((group) => group.map(({ screen }) => nameOf(screen)))).toEqual([])
})

/** Pages that no demo account can reach by URL alone, with the reason. */
const unlisted = {
  '/blog/newsletter/sair': 'the link is in a mail',
  '/blog/previa/:token': 'the key is shown once, when the link is made',
  '/copa-grower/ver-redondo/:uuid/editar': 'only while entries are open',
  '/contato/:uuid': 'the key is in a mail',
  '/cultivo/:user/add-planta': 'leads to the form; under another’s nickname it is the page of what is not there',
  '/cursos': 'leads to the catalogue',
  '/curso/aula': 'leads to the class, or is what is not there',
  '/curso/consultoria': 'leads to the consultancy, or is what is not there',
  '/notificacoes/cancelar': 'the link is in a mail',
  '/recurso/:uuid': 'the link is in the notice of a decision, to its author alone',
  '/v/:token': 'the key is shown once, when the link is made',
  '/verificando-acesso': 'only while an approval is waited for',
  '/sistema-em-manutencao': 'only during maintenance',
}

test('every page for people is a screen of its domain’s list', () => {
  const addresses = [...screens.map(({ path }) => path.replace(/\?.*/, '')), ...Object.keys(unlisted)]
  const known = new Set(addresses.flatMap((address) => routesAt(address).map(({ file }) => `app/${file}`)))
  const pages = globSync('app/**/*.page.tsx').filter((file) => readFileSync(file, 'utf8').includes('export default'))
  expect(pages.length).toBeGreaterThan(90)
  expect(pages.filter((file) => !known.has(file))).toEqual([])
})
