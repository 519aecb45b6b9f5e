import { call, newPlant, page } from '../call.ts'
import { expect, test } from '../site-test.ts'

test('robots are told where the map of this host is, and every place of it is one', async ({ site }) => {
  const robots = await call(`${site}/robots.txt`)
  expect(robots.status).toBe(200)
  expect(robots.text).toContain(`Sitemap: ${site}/sitemap.xml`)
  const addressesIn = async (address: string) => {
    const { text, headers } = await call(address)
    expect(headers.get('content-type')).toContain('xml')
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
  }
  const files = await addressesIn(`${site}/sitemap.xml`)
  const all = (await Promise.all(files.map(addressesIn))).flat()
  for (const address of [...all.slice(0, 3), ...all.slice(-3)]) expect((await page(address)).status, address).toBe(200)
})

test.for(['', '?nome=notas'])('the manifest%s names icons that exist', async (query, { site }) => {
  const { status, body } = await call(`${site}/manifest.webmanifest${query}`)
  expect(status).toBe(200)
  for (const { src, type } of body.icons as { src: string; type: string }[]) {
    const icon = await fetch(site + src)
    expect(icon.status, src).toBe(200)
    expect(icon.headers.get('content-type')).toBe(type)
  }
})

test('the icons of the neutral name and the picture of an open plant exist', async ({ site }) => {
  const { slug } = await newPlant(site, { name: `Cartão ${Date.now().toString(36)}`, private: false })
  const { text } = await page(`${site}/cultivo/planta/${slug}`)
  const [, picture = ''] = text.match(/property="og:image" content="([^"]*)"/) ?? []
  const icons = ['/icones/notas/favicon.svg', '/icones/notas/apple-touch-icon.png'].map((src) => site + src)
  for (const address of [...icons, picture]) expect((await fetch(address)).status, address).toBe(200)
})
