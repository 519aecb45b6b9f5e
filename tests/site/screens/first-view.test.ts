import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { inject } from 'vitest'
import { expect, test } from '../browser.ts'
import { keptScreens } from './kept-screens.ts'
import type { Screen } from './screen.ts'

const all = await keptScreens(inject('screens'))

test('Tab reaches the skip link first, and what has the focus is always seen', async ({ open }) => {
  const faults: string[] = []
  for (const screen of onePerFrame()) {
    const page = await open(screen.account, { width: 1440 })
    await page.goto(screen.path)
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      const { skip, seen, name } = await focused(page)
      if (step === 0 && !skip) faults.push(`${screen.path}: Tab reaches ${name} before the skip link`)
      if (!seen) faults.push(`${screen.path}: no visible focus on ${name}`)
    }
  }
  expect(faults).toEqual([])
})

function onePerFrame(): Screen[] {
  const find = (path: string, account?: string) =>
    all.filter((screen) => screen.path === path && screen.account === account)
  return [
    ...find('/'),
    ...find('/auth/login'),
    ...find('/cultivo/add-planta', 'grower'),
    ...find('/admin/ciclos_da_planta', 'admin'),
  ]
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    // The focus ring may be on the control, or on the label that styles it.
    const marked = [element, element.nextElementSibling, element.closest('label'), element.parentElement].some(
      (part) => {
        const style = part && getComputedStyle(part)
        return (
          style &&
          ((style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none')
        )
      },
    )
    return {
      skip: element.matches('.skip-link'),
      seen: marked || element === document.body,
      name: element.outerHTML.slice(0, 90),
    }
  })

/**
 * What a first view may weigh, by gzip: script in each frame, 108 kB of it React and its router, which all frames share; and
 * the one sheet. Half as much again as ours weighed when six systems were still to come (decision 022).
 */
const limits = {
  visitors: 145_000,
  grower: 156_000,
  seller: 150_000,
  staff: 150_000,
  analyst: 150_000,
  writer: 150_000,
  editor: 320_000,
}
const STYLE = 24_000
/** A chart's sheet, or that of labels. */
const OWN_STYLE = 1_500

const views = (): [frame: keyof typeof limits, screen: Screen | undefined][] => [
  ['visitors', all.find(({ path, account }) => path === '/' && !account)],
  ['visitors', all.find(({ path, account }) => !account && /^\/cultivo\/planta\/[^/?]+$/.test(path))],
  ['visitors', all.find(({ path, account }) => !account && /^\/blog\/[^/?]+$/.test(path))],
  ['visitors', all.find(({ path }) => path === '/auth/login')],
  ['grower', all.find(({ path }) => path === '/cultivo')],
  ['grower', all.find(({ path, account }) => path.startsWith('/cultivo/etiquetas') && account)],
  ['grower', all.find(({ path }) => path.endsWith('/clima'))],
  ['seller', all.find(({ path }) => /^\/vendedor\/dashboard\/[^/?]+$/.test(path))],
  ['staff', all.find(({ path }) => path.startsWith('/admin/'))],
  ['writer', all.find(({ path }) => path === '/escritor/dashboard')],
  ['editor', all.find(({ path }) => /^\/escritor\/dashboard\/postagens\/\d+$/.test(path))],
  ['analyst', all.find(({ path }) => path === '/ganza-iot-viewer')],
]

test('the first view of each frame weighs no more than its limit', async ({ open }) => {
  for (const [frame, screen] of views()) {
    if (!screen) throw new Error(`no screen stands for the frame of ${frame}`)
    const { path, account } = screen
    const page = await open(account)
    const loaded = await loadedBy(page, path)
    const of = (kind: string) => loaded.filter((response) => response.request().resourceType() === kind)
    const script = await weightOf(await namedIn(page, of('script')))
    expect(script, `script of ${path}`).toBeGreaterThan(10_000)
    expect(script, `script of ${path}`).toBeLessThanOrEqual(limits[frame])
    const sheets = of('stylesheet')
    const style = await weightOf(sheets)
    expect(style, `style of ${path}`).toBeGreaterThan(5_000)
    expect(style, `style of ${path}`).toBeLessThanOrEqual(STYLE + (sheets.length - 1) * OWN_STYLE)
  }
})

/** Responses until the page is hydrated. */
async function loadedBy(page: Page, path: string): Promise<Response[]> {
  const loaded: Response[] = []
  page.on('response', (response) => loaded.push(response))
  await page.goto(path, { waitUntil: 'load' })
  return loaded
}

/**
 * Those that the page's document names: it lives when they are there. Deferred parts come after it, some before and some
 * after the page counts as loaded.
 */
async function namedIn(page: Page, loaded: Response[]) {
  const html = await (await page.request.get(page.url())).text()
  return loaded.filter((response) => html.includes(new URL(response.url()).pathname))
}

/** Size in bytes by gzip, whatever the transfer encoding. */
async function weightOf(loaded: Response[]) {
  const bodies = await Promise.all(loaded.map((response) => response.body()))
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
}
