import { globSync, readFileSync } from 'node:fs'
import axe from 'axe-core'
import { load } from 'cheerio'
import type { Page } from 'playwright-core'
import { describe, inject } from 'vitest'
import { routesAt } from '../../pages/server-build.ts'
import { expect, test } from '../browser.ts'
import { tokenOf } from '../token-of.ts'
import { faultsAtOnce, faultsOf } from './faults.ts'
import { keptScreens } from './kept-screens.ts'
import type { Screen } from './screen.ts'

const MONTH = 31 * 86_400_000
const screens = await keptScreens(inject('screens'))
const nameOf = ({ account = 'visitor', path }: Screen) => `${account} ${path}`

/** With `-- --all` each is looked at by day and by night, on a phone and a desk; else one per page, on a phone by day. */
const everywhere = Boolean(process.env.LOOK_AT_ALL)
const seen = new Map<string, { screen: Screen; status?: number; title: string }>()

/** The same page of the same account, of another row or searched otherwise, looks alike: it is asked for, not drawn. */
const pageOf = ({ account, path }: Screen) => `${account} ${routesAt(path.replace(/\?.*/, '')).at(-1)?.file}`
const onePerPage = [...Map.groupBy(screens, pageOf).values()].flatMap(([screen]) => screen ?? [])
const drawn = new Set(everywhere ? screens : onePerPage)

/** Batches of at most 20 screens of one account: what breaks one leaves the others their look. */
const windows = [...Map.groupBy(drawn, ({ account }) => account)].flatMap(([account, theirs]) =>
  Array.from({ length: Math.ceil(theirs.length / 20) }, (_, at) => ({
    account,
    theirs: theirs.slice(at * 20, at * 20 + 20),
    first: nameOf(theirs[at * 20] as Screen),
  })),
)

describe.concurrent('every screen is accessible, fits a phone, has one heading and no layout shift', () => {
  test.for(windows)('from $first', async ({ account, theirs }, { open }) => {
    const faults: string[] = []
    const frames = new Set<string>()
    // The service worker is covered by the offline tests. A browser with a wrong clock must hydrate pages as rendered:
    // a mismatch is logged as an error, and fails the test.
    const page = await open(account, { width: 360, serviceWorkers: 'block', clock: MONTH })
    await page.addInitScript(axe.source)
    for (const screen of theirs) {
      const response = await page.goto(screen.path, { waitUntil: 'load' })
      expect(await ahead(page), 'the browser’s clock is wrong').toBeGreaterThan(MONTH / 2)
      seen.set(nameOf(screen), { screen, status: response?.status(), title: await page.title() })
      const found = everywhere ? await faultsOf(page, screen.path) : await faultsAtOnce(page, screen.path, frames)
      faults.push(...found.map((fault) => `${nameOf(screen)}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
})

const ahead = (page: Page) => page.evaluate(() => Date.now() - Number(document.documentElement.dataset.drawn))

test('every screen answers, with a title of its own', async ({ site }) => {
  for (const screen of screens.filter((one) => !drawn.has(one))) {
    const { status, text } = await fetched(site, screen)
    seen.set(nameOf(screen), { screen, status, title: load(text)('head > title').text() })
  }
  expect(seen.size, 'the tests before this one visit them').toBe(new Set(screens.map(nameOf)).size)
  const all = [...seen.values()]
  const unanswered = all.filter(({ screen, status }) => status !== (screen.path === '/nao-existe' ? 404 : 200))
  expect(unanswered.map(({ screen }) => nameOf(screen))).toEqual([])
  const byTitle = Map.groupBy(all, ({ screen, title }) => `${screen.account}: ${title}`)
  // A page searched or filtered otherwise is the same page.
  const twins = [...byTitle.values()].filter(
    (group) => new Set(group.map(({ screen }) => screen.path.split('?')[0])).size > 1,
  )
  expect(twins.map((group) => group.map(({ screen }) => nameOf(screen)))).toEqual([])
})

async function fetched(site: string, { account, path }: Screen) {
  const cookies = ['grower_adult=true', ...(account ? [`grower_session=${await tokenOf(site, account)}`] : [])]
  const answer = await fetch(site + path, { headers: { cookie: cookies.join('; ') } })
  return { status: answer.status, text: await answer.text() }
}

/** Pages that no demo account can reach by URL alone, with the reason. */
const unlisted = {
  '/blog/newsletter/sair': 'the link is in a mail',
  '/blog/previa/:token': 'the key is shown once, when the link is made',
  '/copa-grower/ver-redondo/:uuid/editar': 'only while entries are open',
  '/comunidade-360/prova/:uuid': 'the address is in the document that is checked',
  '/contato/:uuid': 'the key is in a mail',
  '/contato/:uuid/apagar': 'the link is in a mail',
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
