import { gzipSync } from 'node:zlib'
import axe from 'axe-core'
import type { Page, Response } from 'playwright-core'
import { closeWindow, expect, test } from './browser.ts'
import { eachWindow, faultsOf } from './screen-faults.ts'
import { type Screen, screensOf } from './screens.ts'

test.for([360, 1440])(
  'every screen at %i px is accessible by day and by night, fits, does not jump, has one heading and its own title',
  {
    timeout: 600_000,
  },
  async (width, { site, open }) => {
    const faults: string[] = []
    const titles = new Map<string, string>()
    await eachWindow(await screensOf(site), async (account, screens) => {
      // What the service worker does is looked at by the tests of what works without signal.
      const page = await open(account, { width, serviceWorkers: 'block' })
      await page.addInitScript(axe.source)
      for (const { path } of screens) {
        await page.goto(path, { waitUntil: 'load' })
        const title = `${account ?? 'visitor'}: ${await page.title()}`
        const twin = titles.get(title)
        if (twin && path !== twin) faults.push(`${path}: has the title of ${twin}`)
        titles.set(title, path)
        for (const fault of await faultsOf(page, path)) faults.push(`${path} (${account ?? 'visitor'}): ${fault}`)
      }
      await closeWindow(page.context())
    })
    expect(faults).toEqual([])
  },
)

test('Tab reaches the skip link first, and what has the focus is always seen', { timeout: 120_000 }, async ({
  site,
  open,
}) => {
  const faults: string[] = []
  for (const screen of await onePerFrame(site)) {
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

async function onePerFrame(site: string): Promise<Screen[]> {
  const all = await screensOf(site)
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
    // The mark may stand on the control, or on the label that dresses it.
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

test('the first view of a visitor weighs at most 130 kB of script, by gzip', async ({ site, open }) => {
  const isPlant = ({ path, account }: Screen) => !account && /^\/cultivo\/planta\/[^/?]+$/.test(path)
  const plant = (await screensOf(site)).find(isPlant)?.path ?? 'no public plant'
  for (const path of ['/', plant, '/auth/login']) {
    const weight = await weightOf(await loadedBy(await open(), path, 'script'))
    expect(weight, `script of ${path}`).toBeGreaterThan(10_000)
    expect(weight, `script of ${path}`).toBeLessThanOrEqual(130_000)
  }
})

test('the first view weighs at most 15 kB of style, all its sheets by gzip', { timeout: 120_000 }, async ({
  site,
  open,
}) => {
  for (const { path, account } of await onePerSheet(site)) {
    const weight = await weightOf(await loadedBy(await open(account), path, 'stylesheet'))
    expect(weight, `style of ${path}`).toBeGreaterThan(5_000)
    expect(weight, `style of ${path}`).toBeLessThanOrEqual(15_000)
  }
})

/** Frames that everybody sees, and the screens that bring a sheet of their own. */
async function onePerSheet(site: string): Promise<Screen[]> {
  const all = await screensOf(site)
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

/** What a page loads of a kind, until nothing more comes. */
async function loadedBy(page: Page, path: string, kind: string): Promise<Response[]> {
  const loaded: Response[] = []
  page.on('response', (response) => loaded.push(response))
  await page.goto(path, { waitUntil: 'networkidle' })
  return loaded.filter((response) => response.request().resourceType() === kind)
}

/** Bytes by gzip, whatever they were sent in. */
async function weightOf(loaded: Response[]) {
  const bodies = await Promise.all(loaded.map((response) => response.body()))
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
}
