import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { inject } from 'vitest'
import { expect, test } from '../browser.ts'
import type { Screen } from './screen.ts'

const all: Screen[] = inject('screens')

test('Tab reaches the skip link first, and what has the focus is always seen', { timeout: 120_000 }, async ({
  open,
}) => {
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

test('the first view of a visitor weighs at most 130 kB of script, by gzip', async ({ open }) => {
  const isPlant = ({ path, account }: Screen) => !account && /^\/cultivo\/planta\/[^/?]+$/.test(path)
  const plant = all.find(isPlant)?.path ?? 'no public plant'
  for (const path of ['/', plant, '/auth/login']) {
    const page = await open()
    const weight = await weightOf(await namedIn(page, await loadedBy(page, path, 'script')))
    expect(weight, `script of ${path}`).toBeGreaterThan(10_000)
    expect(weight, `script of ${path}`).toBeLessThanOrEqual(130_000)
  }
})

test('the first view weighs at most 16 kB of style by gzip, 17 kB where a page has a sheet of its own', {
  timeout: 120_000,
}, async ({ open }) => {
  for (const { path, account } of onePerSheet()) {
    const sheets = await loadedBy(await open(account), path, 'stylesheet')
    const weight = await weightOf(sheets)
    expect(weight, `style of ${path}`).toBeGreaterThan(5_000)
    expect(weight, `style of ${path}`).toBeLessThanOrEqual(sheets.length > 1 ? 17_000 : 16_000)
  }
})

/** One screen per layout, and those with a style sheet of their own. */
function onePerSheet(): Screen[] {
  const first = (start: string, account?: string) =>
    all.filter((screen) => screen.path.startsWith(start) && screen.account === account).slice(0, 1)
  return [
    ...first('/'),
    ...first('/cultivo/planta/'),
    ...first('/auth/login'),
    ...first('/admin/', 'admin'),
    ...first('/cultivo/etiquetas', 'grower'),
    ...all.filter(({ path }) => path.endsWith('/clima')),
  ]
}

/** Responses of a resource type until the page is hydrated. */
async function loadedBy(page: Page, path: string, kind: string): Promise<Response[]> {
  const loaded: Response[] = []
  page.on('response', (response) => loaded.push(response))
  await page.goto(path, { waitUntil: 'load' })
  return loaded.filter((response) => response.request().resourceType() === kind)
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
