import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { layoutShift } from './layout-shift.ts'

/** What keeps somebody out; what is good practice besides takes as long again. */
const serious = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const all = [...serious, 'best-practice']
const NARROWEST = 320
const PHONE = 360
const DESKTOP = { width: 1440, height: 900 }

/**
 * Defects of the screen just loaded on a phone, with axe injected: what breaks a page for somebody, in one look. A frame
 * that is in `frames`, bars and menus alike, was looked at with another screen.
 */
export async function faultsAtOnce(page: Page, path: string, frames: Set<string>): Promise<string[]> {
  const shift = await jump(page)
  const frame = await frameOf(page)
  const framed = frames.has(frame)
  frames.add(frame)
  return [
    ...(shift ? [`jumps by ${shift.toFixed(3)}`] : []),
    ...(await documentFaults(page, path)),
    ...(await sideways(page)),
    ...(await axeFaults(page, 'phone', { rules: serious, within: framed ? 'main' : 'html' })),
  ]
}

/**
 * Defects of the screen just loaded on a phone, with axe injected: phone in light and dark, then the same document on
 * desktop. axe runs all rules once per layout; where only colours change, only the colour rules.
 */
export async function faultsOf(page: Page, path: string): Promise<string[]> {
  const shift = await jump(page)
  return [...(shift ? [`jumps by ${shift.toFixed(3)}`] : []), ...(await faultsAmidUse(page, path))]
}

/** The same but for jumps, which it would load the page anew to confirm: nothing that somebody did on it is lost. */
export async function faultsAmidUse(page: Page, path: string): Promise<string[]> {
  const phone = page.viewportSize() ?? { width: PHONE, height: 760 }
  const faults = [...(await documentFaults(page, path)), ...(await axeFaults(page, 'phone'))]
  faults.push(...(await sideways(page, NARROWEST)))
  await page.setViewportSize(phone)
  faults.push(...(await sideways(page, PHONE)))
  const day = await shapeOf(page)
  await atNight(page, async () => {
    const onlyColours = (await shapeOf(page)) === day
    faults.push(...(await axeFaults(page, 'phone by night', { onlyColours })))
    await page.setViewportSize(DESKTOP)
    faults.push(...(await sideways(page, DESKTOP.width)), ...(await axeFaults(page, 'desk by night')))
  })
  faults.push(...(await axeFaults(page, 'desk', { onlyColours: true })))
  await page.setViewportSize(phone)
  return faults
}

async function documentFaults(page: Page, path: string) {
  const { headings, lang } = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    lang: document.documentElement.lang,
  }))
  // The showcase contains a second page heading.
  const right = path === '/dev/componentes' ? 2 : 1
  return [
    ...(headings === right ? [] : [`${headings} h1`]),
    ...(lang === 'pt-BR' ? [] : [`lang ${lang}`]),
    ...(await codes(page)).map((code) => `says '${code}'`),
  ]
}

/** Names that people, cookies and formulas have. */
const names = /^(marina_escreve|accept_cookie|grower_[a-z_]+|w_seco)$/

/** What a screen says in the code's own words: outside of `code` and `pre`, which show what they are. */
async function codes(page: Page) {
  const said = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? '')
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.closest('code, pre, script, noscript, style, textarea'))
        found.push(texts.currentNode.textContent ?? '')
    return found.join('\n')
  })
  const words = [...said.matchAll(/\b(?:[a-z]+(?:_[a-z]+)+|true|false|null|undefined|NaN)\b/g)].map(([word]) => word)
  return [...new Set(words)].filter((word) => !names.test(word))
}

/** Layout shift while loading, before any interaction; a page that shifts is loaded once more to confirm. */
async function jump(page: Page) {
  if ((await layoutShift(page)) <= 0.02) return 0
  await page.reload({ waitUntil: 'load' })
  const again = await layoutShift(page)
  return again > 0.02 ? again : 0
}

/** Every element around the page's own, by its tag. */
const frameOf = (page: Page) =>
  page.evaluate(() => Array.from(document.querySelectorAll('body :not(main, main *)'), ({ tagName }) => tagName).join())

async function axeFaults(page: Page, look: string, { rules = all, onlyColours = false, within = 'html' } = {}) {
  const violations = await page.evaluate(
    async ({ rules, onlyColours, within }) => {
      const { run, getRules } = (window as unknown as { axe: typeof axe }).axe
      const ofColours = () => getRules(rules).filter(({ tags }) => tags.includes('cat.color'))
      const runOnly = onlyColours ? ofColours().map(({ ruleId }) => ruleId) : rules
      // What sticks to the screen's edge hides what one scrolls from under it: where that begins is no fault.
      const loose = new CSSStyleSheet()
      loose.replaceSync('.in-sight, .buy-bar { position: static !important }')
      document.adoptedStyleSheets.push(loose)
      // It would fetch the style sheets anew, for an experimental rule alone.
      const found = await run(within, { runOnly, resultTypes: ['violations'], preload: false })
      document.adoptedStyleSheets.pop()
      return found.violations.map(({ id, nodes }) => ({ id, targets: nodes.slice(0, 2).map(({ target }) => target) }))
    },
    { rules, onlyColours, within },
  )
  return violations.map(
    ({ id, targets }) => `axe ${id} (${look}): ${targets.map((target) => target.join(' ')).join(' | ')}`,
  )
}

/** Position and visibility of every element. When equal in dark mode, only colours differ. */
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

/** Switches to dark mode without transitions, so that no colour is halfway. */
async function atNight(page: Page, look: () => Promise<unknown>) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
  )
  await look()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
}

async function sideways(page: Page, width = PHONE) {
  const height = page.viewportSize()?.height ?? DESKTOP.height
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height })
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return over > 0 ? [`scrolls ${over} px sideways at ${width} px`] : []
}
