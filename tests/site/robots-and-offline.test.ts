import { expect, test } from './browser.ts'
import { call, newPlant, page } from './call.ts'

const metaOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[\w:]+|robots)" content="([^"]*)"/g)].map(
      ([, name, content]) => [name, content],
    ),
  )

test('robots are told where the map is and what is not theirs', async ({ site }) => {
  const { status, text, headers } = await call(`${site}/robots.txt`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('text/plain')
  for (const line of ['Disallow: /admin/', 'Disallow: /api/', `Sitemap: ${site}/sitemap.xml`])
    expect(text).toContain(line)
})

test('the map is valid XML and shows only open plants', async ({ site, open }) => {
  const seen = await newPlant(site, { name: `Mapa ${Date.now().toString(36)}`, private: false })
  const hidden = await newPlant(site, { name: `Segredo ${Date.now().toString(36)}` })
  const browser = await open()
  await browser.goto('/')
  const addressesIn = async (path: string) => {
    const { text, headers } = await call(site + path)
    expect(headers.get('content-type')).toContain('xml')
    return browser.evaluate((xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      if (document.querySelector('parsererror')) throw new Error('not XML')
      return [...document.querySelectorAll('loc')].map((loc) => loc.textContent ?? '')
    }, text)
  }
  const files = await addressesIn('/sitemap.xml')
  const all = (await Promise.all(files.map((file) => addressesIn(file.slice(site.length))))).flat()
  expect(all).toContain(`${site}/cultivo/planta/${seen.slug}`)
  expect(all.some((address) => address.includes(hidden.slug))).toBe(false)
  for (const address of [...all.slice(0, 3), ...all.slice(-3)]) expect((await page(address)).status, address).toBe(200)
})

test('the manifest names icons that exist', async ({ site }) => {
  const { status, body } = await call(`${site}/manifest.webmanifest`)
  expect(status).toBe(200)
  for (const { src, type } of body.icons as { src: string; type: string }[]) {
    const icon = await fetch(site + src)
    expect(icon.status, src).toBe(200)
    expect(icon.headers.get('content-type')).toBe(type)
  }
})

test('an open plant tells others what it is; a private one tells nobody', async ({ site }) => {
  const { slug, name } = await newPlant(site, { name: `Cartão ${Date.now().toString(36)}`, private: false })
  const address = `${site}/cultivo/planta/${slug}`
  const shown = metaOf((await page(address)).text)
  expect(shown['og:title']).toContain(name)
  expect(shown['og:description']).toContain('joaquim.verde')
  expect(shown['og:url']).toBe(address)
  expect(shown['og:image']).toMatch(new RegExp(`^${site}/`))
  expect((await fetch(shown['og:image'] ?? '')).status).toBe(200)
  const hidden = await newPlant(site, { name: `Escondida ${Date.now().toString(36)}` })
  const closed = await page(`${site}/cultivo/planta/${hidden.slug}`)
  expect(closed.status).toBe(404)
  expect(metaOf(closed.text).robots).toContain('noindex')
  expect(closed.text).not.toContain(hidden.name)
})

test('without a connection the offline page is shown, drawn as on line; with it, one is led on to what was wanted', async ({
  open,
}) => {
  const browser = await open()
  await browser.goto('/', { waitUntil: 'networkidle' })
  await browser.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await browser.reload()
  await browser.context().setOffline(true)
  await browser.goto('/cultivo/joaquim.verde/plantas')
  const heading = browser.getByRole('heading', { level: 1 })
  await heading.waitFor()
  expect(await heading.textContent()).toMatch(/conexão|internet|rede/i)
  expect(await browser.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
  await browser.context().setOffline(false)
  await browser.getByRole('heading', { level: 1, name: 'Plantas de joaquim.verde' }).waitFor()
  expect(new URL(browser.url()).pathname).toBe('/cultivo/joaquim.verde/plantas')
})
