import type { Page } from 'playwright-core'
import { expect, test } from './browser.ts'
import { call, newPlant, page } from './call.ts'

const headOf = (html: string) => html.slice(0, html.indexOf('</head>'))
const bannerOf = (html: string) => html.match(/<header[\s\S]*?<\/header>/)?.[0] ?? ''
const discreet = 'grower_discreto=sim'

test('a visitor with the cookie never meets the name, one without never the other: the shared pages do not mix', async ({
  site,
}) => {
  const { slug, name } = await newPlant(site, { name: `Sigilo ${Date.now().toString(36)}`, private: false })
  const address = `${site}/cultivo/planta/${slug}`
  for (const _ of ['drawn', 'kept']) {
    const hidden = (await page(address, { cookie: discreet })).text
    expect(headOf(hidden)).toContain('<title>Notas · Caderno</title>')
    expect(headOf(hidden)).toContain('/icones/notas/favicon.svg')
    expect(headOf(hidden)).toContain('/manifest.webmanifest?nome=notas')
    expect(headOf(hidden)).not.toMatch(new RegExp(`Grower|og:|${name}|cultivo`))
    expect(bannerOf(hidden)).not.toContain('Grower')
    const open = (await page(address)).text
    expect(headOf(open)).toContain(`<title>${name} - Grower</title>`)
    expect(headOf(open)).not.toContain('notas')
  }
  const missing = (await page(`${site}/cultivo/planta/nao-ha`, { cookie: discreet })).text
  expect(headOf(missing)).toContain('<title>Notas · Caderno</title>')
  expect(bannerOf(missing)).not.toContain('Grower')
})

test('the neutral manifest says nothing, and its icons exist', async ({ site }) => {
  const { body, text } = await call(`${site}/manifest.webmanifest?nome=notas`)
  expect(body).toMatchObject({ name: 'Notas', short_name: 'Notas' })
  expect(text).not.toMatch(/grower/i)
  expect((body.shortcuts as { name: string }[]).map(({ name }) => name)).toEqual(['Nova nota', 'Lista'])
  const icons = (body.icons as { src: string }[]).map(({ src }) => src)
  for (const src of [...icons, '/icones/notas/favicon.svg', '/icones/notas/apple-touch-icon.png'])
    expect((await fetch(site + src)).status, src).toBe(200)
})

const choose = async (browser: Page, label: RegExp) => {
  await browser.goto('/perfil/discreto')
  await browser.getByRole('radio', { name: label }).check({ force: true })
  await browser.getByRole('button', { name: 'Salvar' }).click()
}

test('switched on by a visitor it holds at once, without a connection too, and goes away again', async ({ open }) => {
  const browser = await open()
  await browser.goto('/', { waitUntil: 'networkidle' })
  await browser.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await choose(browser, /Discretos/)
  await browser.waitForFunction(() => document.title === 'Notas · Conta')
  expect(await browser.locator('link[rel=icon]').getAttribute('href')).toBe('/icones/notas/favicon.svg')
  await browser.waitForFunction(async () =>
    (await caches.match('/sem-conexao'))?.headers.get('x-page')?.endsWith('?discreto=sim'),
  )
  await browser.reload()
  await browser.context().setOffline(true)
  await browser.goto('/cultivo/joaquim.verde/plantas')
  await browser.getByRole('heading', { level: 1 }).waitFor()
  expect(await browser.title()).toBe('Notas')
  expect(await browser.locator('header').first().textContent()).not.toContain('Grower')
  await browser.context().setOffline(false)
  // It comes back by itself, to the page that was wanted.
  await browser.waitForURL('**/cultivo/joaquim.verde/plantas')
  await browser.waitForFunction(() => 'ready' in document.documentElement.dataset)
  await choose(browser, /Normais/)
  await browser.waitForFunction(() => document.title === 'Modo discreto - Grower')
})

test('kept with the account it holds on another device, and stays on one after signing out', async ({ site }) => {
  const choice = (on: boolean) =>
    call(`${site}/api/v1/user/discreet-mode`, { method: 'PUT', as: 'vizinha', json: { discreet: on } })
  expect((await choice(true)).body).toEqual({ discreet: true })
  const elsewhere = await page(`${site}/cultivo/plantas`, { as: 'vizinha' })
  expect(headOf(elsewhere.text)).toContain('<title>Notas · Caderno</title>')
  expect(elsewhere.headers.getSetCookie().join()).toContain(discreet)
  await choice(false)
  expect(headOf((await page(`${site}/cultivo/plantas`, { as: 'vizinha' })).text)).toContain('Grower</title>')
})
