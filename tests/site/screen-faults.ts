import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { layoutShift, type Screen } from './screens.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What is wrong with the screen that was just loaded, with axe in the page. Both themes are looked at on one load. */
export async function faultsOf(page: Page, path: string): Promise<string[]> {
  const shift = await jump(page)
  const faults = await axeFaults(page, 'light')
  if (shift) faults.push(`jumps by ${shift.toFixed(3)}`)
  const { headings, lang } = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    lang: document.documentElement.lang,
  }))
  // The showcase also shows a page's heading.
  if (headings !== (path === '/dev/componentes' ? 2 : 1)) faults.push(`${headings} h1`)
  if (lang !== 'pt-BR') faults.push(`lang ${lang}`)
  faults.push(...(await sideways(page)))
  const day = await shapeOf(page)
  await atNight(page, async () => {
    const onlyColours = (await shapeOf(page)) === day
    faults.push(...(await axeFaults(page, 'dark', onlyColours)))
  })
  return faults
}

/** How far a page jumps while it loads, before anything touches it; one that does is loaded once more to be sure of it. */
async function jump(page: Page) {
  if ((await layoutShift(page)) <= 0.02) return 0
  await page.reload({ waitUntil: 'load' })
  const again = await layoutShift(page)
  return again > 0.02 ? again : 0
}

async function axeFaults(page: Page, theme: string, onlyColours = false) {
  const violations = await page.evaluate(
    async ({ rules, onlyColours }) => {
      const { run, getRules } = (window as unknown as { axe: typeof axe }).axe
      const ofColours = () => getRules(rules).filter(({ tags }) => tags.includes('cat.color'))
      const runOnly = onlyColours ? ofColours().map(({ ruleId }) => ruleId) : rules
      const found = await run(document, { runOnly, resultTypes: ['violations'] })
      return found.violations.map(({ id, nodes }) => ({ id, targets: nodes.slice(0, 2).map(({ target }) => target) }))
    },
    { rules, onlyColours },
  )
  return violations.map(
    ({ id, targets }) => `axe ${id} (${theme}): ${targets.map((target) => target.join(' ')).join(' | ')}`,
  )
}

/** Where everything stands and what of it is seen. When it is the same by night, only the colours are another's. */
const shapeOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        return [element.tagName, x, y, width, height, seen].join()
      })
      .join(';'),
  )

/** Switches the system's theme in place and at once: nothing is looked at halfway through a change of colours. */
async function atNight(page: Page, look: () => Promise<unknown>) {
  const atOnce = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
    return sheet
  })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  await look()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
  await atOnce.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  })
}

/** A phone's screen has to fit the narrowest phone as well. */
async function sideways(page: Page) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const faults: string[] = []
  for (const narrow of width < 600 ? [320, width] : [width]) {
    await page.setViewportSize({ width: narrow, height })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (over > 0) faults.push(`scrolls ${over} px sideways at ${narrow} px`)
  }
  return faults
}

/** Windows of at most 20 screens of one account, three at work at the same time. */
export async function eachWindow(
  screens: Screen[],
  look: (account: string | undefined, screens: Screen[]) => Promise<void>,
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
