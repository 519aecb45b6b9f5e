import AxeBuilder from '@axe-core/playwright'
import type { Page, Request } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from './browser.ts'
import { layoutShift, type Screen, screensOf } from './screens.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
const looks = [360, 1440].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })))

describe.each(looks)('every screen at $width px, $theme', ({ width, theme }) => {
  test('is accessible, fits, does not jump, has one heading and its own title', { timeout: 300_000 }, async ({
    site,
    open,
  }) => {
    const faults: string[] = []
    await eachAccount(await screensOf(site), async (account, screens) => {
      const titles = new Map<string, string>()
      const page = await open(account || undefined, { width, theme })
      for (const { path } of screens) {
        await page.goto(path, { waitUntil: 'load' })
        for (const fault of await faultsOf(page, path)) faults.push(`${path} (${account || 'visitor'}): ${fault}`)
        const twin = titles.get(await page.title())
        if (twin && path !== twin) faults.push(`${path}: has the title of ${twin}`)
        titles.set(await page.title(), path)
      }
    })
    expect(faults).toEqual([])
  })
})

/** One window per account, all at work at the same time. */
const eachAccount = (screens: Screen[], look: (account: string, screens: Screen[]) => Promise<void>) =>
  Promise.all(
    [...Map.groupBy(screens, ({ account = '' }) => account)].map(([account, theirs]) => look(account, theirs)),
  )

async function faultsOf(page: Page, path: string) {
  const faults: string[] = []
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  for (const { id, nodes } of violations)
    faults.push(
      `axe ${id}: ${nodes
        .slice(0, 2)
        .map(({ target }) => target.join(' '))
        .join(' | ')}`,
    )
  const { wide, headings, lang } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    headings: document.querySelectorAll('h1').length,
    lang: document.documentElement.lang,
  }))
  if (wide > 0) faults.push(`scrolls ${wide} px sideways`)
  // The showcase also shows a page's heading.
  if (headings !== (path === '/dev/componentes' ? 2 : 1)) faults.push(`${headings} h1`)
  if (lang !== 'pt-BR') faults.push(`lang ${lang}`)
  const shift = await layoutShift(page)
  if (shift > 0.02) faults.push(`jumps by ${shift.toFixed(3)}`)
  return faults
}

test('nothing scrolls sideways on the narrowest phone', { timeout: 240_000 }, async ({ site, open }) => {
  const wide: string[] = []
  await eachAccount(await screensOf(site), async (account, screens) => {
    const page = await open(account || undefined, { width: 320 })
    for (const { path } of screens) {
      await page.goto(path)
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (over > 0) wide.push(`${path}: ${over} px`)
    }
  })
  expect(wide).toEqual([])
})

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

test('the first view weighs at most 130 kB of script and 15 kB of style, as sent', async ({ site, open }) => {
  const plant = (await screensOf(site)).find(({ path }) => path.startsWith('/cultivo/planta/'))?.path ?? ''
  for (const path of ['/', plant, '/auth/login']) {
    const page = await open()
    const requests: Request[] = []
    page.on('requestfinished', (request) => requests.push(request))
    await page.goto(path, { waitUntil: 'networkidle' })
    const sizes = await Promise.all(
      requests.map(async (request) => ({
        kind: request.resourceType(),
        bytes: (await request.sizes()).responseBodySize,
      })),
    )
    const sum = (kind: string) => sizes.filter((size) => size.kind === kind).reduce((all, { bytes }) => all + bytes, 0)
    const sent = { script: sum('script'), stylesheet: sum('stylesheet') }
    expect(sent.script, `script of ${path}`).toBeGreaterThan(10_000)
    expect(sent.script, `script of ${path}`).toBeLessThanOrEqual(130_000)
    expect(sent.stylesheet, `style of ${path}`).toBeLessThanOrEqual(15_000)
  }
})
