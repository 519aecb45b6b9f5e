import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchChromium } from '../chromium.ts'

const origin = 'http://grower.test'
const built = join(process.cwd(), 'build/client')

/**
 * Chromium 320 px wide with the built style sheets and fonts, without a server: `overflow` lays a document out and
 * returns by how many px it scrolls sideways.
 */
export async function narrowPhone() {
  const browser = await launchChromium()
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false })
  const page = await context.newPage()
  const sheets = sheetsOf()
  let document = ''
  await page.route('**/*', async (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === '/') return route.fulfill({ body: document, contentType: 'text/html; charset=utf-8' })
    if (/^\/assets\/.*\.woff2$/.test(path)) return route.fulfill({ path: join(built, path), contentType: 'font/woff2' })
    return route.abort()
  })
  async function overflow(html: string) {
    document = html.replace('</head>', () => `${sheets}</head>`)
    await page.goto(`${origin}/`, { waitUntil: 'domcontentloaded' })
    return page.evaluate(async () => {
      await window.document.fonts.ready
      const { scrollWidth, clientWidth } = window.document.documentElement
      return scrollWidth - clientWidth
    })
  }
  return { overflow, close: () => browser.close() }
}

/** All sheets inlined, the root's first as on every page, so that layout waits for them. */
function sheetsOf() {
  const names = globSync('assets/*.css', { cwd: built }).sort(
    (a, b) => Number(b.includes('root-')) - Number(a.includes('root-')),
  )
  return `<style>${names.map((name) => readFileSync(join(built, name), 'utf8')).join('\n')}</style>`
}
