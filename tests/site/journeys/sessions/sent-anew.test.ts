import type { Page } from 'playwright-core'
import { expect, test } from '../../browser.ts'
import { call } from '../../call.ts'

/** Bought by no other journey. */
const offer = { store: 'estufa-da-vila', slug: 'chips-de-coco-para-drenagem' }

/** Sends by `press`; the site does what is asked, and the page is loaded anew before it hears of it. */
async function reloadedWhileSending(page: Page, press: () => Promise<void>) {
  const { promise: done, resolve } = Promise.withResolvers<void>()
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch({ maxRedirects: 0 })
    resolve()
  })
  await press()
  await done
  await page.reload()
  await page.unroute('**/*')
}

test('a purchase that is sent again from a page that was loaded anew buys once', async ({ site, open }) => {
  const orders = async () => {
    const { body } = await call(`${site}/api/v1/market/order?per_page=100`, { as: 'vizinha' })
    return (body as unknown as { total: number }).total
  }
  const before = await orders()
  const page = await open('vizinha', { width: 390, touch: true })
  await page.goto(`/loja/${offer.store}/${offer.slug}`)
  await page.getByRole('button', { name: 'Comprar agora' }).tap()
  await page.getByRole('radio', { name: /Entrega da loja/ }).check()
  const pay = page.getByRole('button', { name: /^Pagar R\$/ })
  await reloadedWhileSending(page, () => pay.tap())
  await pay.tap()
  await page.waitForURL(/\/pedidos\/[0-9a-f-]{36}/)
  expect((await orders()) - before).toBe(1)
})

test('a purchase of which nothing was heard is not made again with other data before that is said', async ({
  open,
}) => {
  const page = await open('vizinha', { width: 390, touch: true })
  await page.goto(`/loja/${offer.store}/${offer.slug}`)
  await page.getByRole('button', { name: 'Comprar agora' }).tap()
  await page.getByRole('radio', { name: /Entrega da loja/ }).check()
  const pay = page.getByRole('button', { name: /^Pagar R\$/ })
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
  })
  await pay.tap()
  await page.getByText('ou a resposta se perdeu').waitFor()
  await page.unroute('**/*')
  await page.getByRole('radio', { name: /Entrega expressa/ }).check()
  await page.getByText('Pagar aqui faz outro').waitFor()
  await pay.tap()
  await page.getByText('já foi enviada com outros dados').waitFor()
  await page.mouse.wheel(0, 200)
  await pay.tap()
  await page.waitForURL(/\/pedidos\/[0-9a-f-]{36}/)
})

test('a note that is sent again from a page that was loaded anew is written once', async ({ site, open }) => {
  const json = { name: 'Duas vezes não', plant_cycle_id: 3, started_on: '2026-01-01', private: true, photo_ids: [] }
  const made = await call(`${site}/api/v1/plan-cultivation/plant`, { as: 'vizinha', method: 'POST', json })
  const { slug } = made.body as unknown as { slug: string }
  const page = await open('vizinha', { width: 390, touch: true })
  await page.goto(`/cultivo/planta/${slug}/atualizacoes?tipo=nota`)
  await page.getByLabel('O que aconteceu?').fill('Bebeu tudo.')
  const send = page.getByRole('button', { name: 'Registrar', exact: true })
  await reloadedWhileSending(page, () => send.tap())
  await page.getByText('Enviar de novo não repete').waitFor()
  await send.tap()
  await page.getByText('Bebeu tudo.').first().waitFor()
  await expect
    .poll(async () => {
      const { body } = await call(`${site}/api/v1/plan-cultivation/plant/${slug}/updates?kind=nota`, { as: 'vizinha' })
      return (body as unknown as { total: number }).total
    })
    .toBe(1)
})
