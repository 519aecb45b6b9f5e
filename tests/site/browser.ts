import type { Browser, BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'
import { launchChromium, launchWholeChromium } from '../chromium.ts'
import { shiftClock } from '../clock/shift-clock.ts'
import { test as base } from './site-test.ts'
import { tokenOf } from './token-of.ts'

type Look = {
  width?: number
  theme?: 'light' | 'dark'
  javaScriptEnabled?: boolean
  serviceWorkers?: 'allow' | 'block'
  /** Asks a visitor for their age, which others have said. */
  asksAge?: boolean
  /** Fingers on glass instead of a mouse. */
  touch?: boolean
  /** Shows the question about pushes. */
  asksAboutPushes?: boolean
  /** offset of the browser's clock from the site's, ms */
  clock?: number
  /** a film (Y4M) that its camera sees, which it may use without asking */
  camera?: string
  /** The whole browser, which shows notifications. */
  whole?: boolean
}
type Fixtures = {
  /**
   * Opens a new browser window as a visitor, or signed in as a demo account. Page errors and console errors fail the
   * test.
   */
  open: (account?: string, look?: Look) => Promise<Page>
}

// A rejected form gets a 4xx, which Chromium logs by itself; offline the router can't discover further links, nor
// Chromium look for a newer service worker, which it does some time after a page.
const expected = [
  'Failed to load resource',
  'Failed to fetch manifest patches TypeError: Failed to fetch',
  'An unknown error occurred when fetching the script.',
]

// A blank page has no storage.
const alreadyAsked = "try { sessionStorage.setItem('grower-push-asked', 'true') } catch {}"

let shared: Promise<Browser> | undefined
const launch = () => (shared ??= launchChromium())

/** A browser has one camera for all its windows: this one is of a window. */
const withCamera = (film: string) =>
  launchChromium(
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  )

export const test = base.extend<Fixtures>({
  open: async ({ site }, use) => {
    const contexts: BrowserContext[] = []
    const browsers: Browser[] = []
    const complaints: string[] = []
    await use(async (account, look = {}) => {
      const own = look.camera ? withCamera(look.camera) : look.whole ? launchWholeChromium() : undefined
      const browser = await (own ?? launch())
      if (own) browsers.push(browser)
      const context = await newContext(browser, site, look)
      contexts.push(context)
      const offset = inject('clockOffset') + (look.clock ?? 0)
      await context.addInitScript(`(${shiftClock})(${offset})`)
      // Once in a tab a signed-in person is asked about pushes, above whatever the page has there.
      if (!look.asksAboutPushes) await context.addInitScript(alreadyAsked)
      // Nor are they asked both at once: who has not answered about cookies isn't asked about pushes.
      else await context.addCookies([{ name: 'accept_cookie', value: 'false', url: site }])
      if (!look.asksAge) await context.addCookies([{ name: 'grower_adult', value: 'true', url: site }])
      if (account) await signIn(context, site, account)
      const page = waitingForScripts(await context.newPage())
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error' && !expected.some((start) => message.text().startsWith(start)))
          complaints.push(message.text())
      })
      return page
    })
    for (const context of contexts) await closeWindow(context)
    for (const browser of browsers) await browser.close()
    if (complaints.length) throw new Error(`the browser complained:\n${complaints.join('\n')}`)
  },
})

/** In the page: it lives, and so do its parts that come to life one by one after it, each behind a comment of React's. */
function isAlive() {
  if (!('__reactRouterContext' in window)) return true
  if (!('ready' in document.documentElement.dataset)) return false
  if (!navigator.onLine) return true
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode()) {
    const { data, nextSibling } = comments.currentNode as Comment
    const isPart = data === '$' && nextSibling instanceof Element
    if (isPart && !Object.keys(nextSibling).some((key) => key.startsWith('__react'))) return false
  }
  return true
}

/** Makes `goto` and `reload` wait for hydration, as no person is faster than that. */
function waitingForScripts(page: Page) {
  const { goto, reload } = page
  const missing: string[] = []
  page.on('requestfailed', (request) => missing.push(`${request.url()} (${request.failure()?.errorText})`))
  const ready = () =>
    page.waitForFunction(isAlive).catch((error) => {
      throw new Error(`${page.url()} did not hydrate; not loaded: ${missing.slice(-8).join(', ') || 'nothing'}`, {
        cause: error,
      })
    })
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    await ready()
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    await ready()
    return response
  }
  return page
}

const newContext = (
  browser: Browser,
  baseURL: string,
  { width = 360, theme = 'light', javaScriptEnabled = true, serviceWorkers = 'allow', touch }: Look,
) =>
  browser.newContext({
    baseURL,
    javaScriptEnabled,
    serviceWorkers,
    hasTouch: touch,
    isMobile: touch,
    colorScheme: theme,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width, height: width < 600 ? 760 : 900 },
  })

/**
 * Closes a window and its pages. Chromium may lose the close of a page that is navigating (39 of 150 tries), and then
 * never responds: such a page is closed once more.
 */
export async function closeWindow(context: BrowserContext) {
  const again = setInterval(() => {
    for (const page of context.pages()) void closeOnceMore(page)
  }, 2000)
  await context.close().finally(() => clearInterval(again))
}

const closeOnceMore = (page: Page) =>
  page
    .context()
    .newCDPSession(page)
    .then((session) => session.send('Page.close'))
    // Closed meanwhile.
    .catch(() => undefined)

/** Sets the session cookie of a demo account, as the login page would. */
export async function signIn(context: BrowserContext, site: string, account: string) {
  const value = await tokenOf(site, account)
  await context.addCookies([{ name: 'grower_session', value, url: site, httpOnly: true, sameSite: 'Lax' }])
}

export { expect } from 'vitest'
