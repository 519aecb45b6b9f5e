import type { Page, Route } from 'playwright-core'
import { expect, signIn, test } from './browser.ts'
import { call, newPlant } from './call.ts'
import {
  aPlant,
  aWaitingAct,
  card,
  deletePlant,
  discard,
  journalOf,
  packed,
  untilNoted,
  water,
} from './without-signal.ts'

/** Holds what the queue sends until it is let go. */
async function held(page: Page, then = (route: Route) => route.continue()) {
  let letGo: () => void = () => undefined
  const until = new Promise<void>((done) => {
    letGo = done
  })
  const hold = async (route: Route) => {
    await until
    await then(route)
  }
  await page.route(/a-enviar\/envio/, hold)
  return letGo
}

/** With the signal back, the queue's page in the middle of sending. */
async function sendingFromQueue(page: Page) {
  const sending = () => page.waitForRequest((request) => request.url().endsWith('/envio'))
  const here = sending()
  await page.context().setOffline(false)
  await here
  const there = sending()
  await page.goto('/cultivo/a-enviar')
  await there
}

test('discarded while it is being sent and refused, it is gone, and what is noted next still goes', async ({
  site,
  open,
}) => {
  const { plant, page } = await aWaitingAct({ site, open })
  await deletePlant(site, plant.slug)
  const letGo = await held(page)
  await sendingFromQueue(page)
  const refused = page.waitForResponse((response) => response.url().endsWith('/envio'))
  await discard(page, card(page, '600 ml'))
  await page.getByText('Nada espera aqui').waitFor()
  letGo()
  expect((await refused).status()).toBe(404)
  await page.reload()
  await page.getByText('Nada espera aqui').waitFor()
  const next = await aWaitingAct({ site, open, page })
  await page.context().setOffline(false)
  await untilNoted(site, next.plant.slug)
})

test('discarded while another is being sent, it is not sent after that', async ({ site, open }) => {
  const { plant, page } = await aWaitingAct({ site, open })
  await water(page, '700')
  await page.getByRole('link', { name: '2 a enviar' }).waitFor()
  const letGo = await held(page)
  await sendingFromQueue(page)
  await discard(page, card(page, '700 ml'))
  await expect.poll(() => card(page, '700 ml').count()).toBe(0)
  letGo()
  await page.getByText('Nada espera aqui').waitFor()
  // The round of sending is over when its lock is free.
  await page.evaluate(() => navigator.locks.request('grower-a-enviar', () => undefined))
  const { data } = await journalOf(site, plant.slug)
  expect(data.map(({ measures }) => measures.volume_ml?.value)).toEqual([600])
})

test('a phone whose clock is an hour ahead writes at the hour when it was noted', async ({ site, open }) => {
  const page = await open('grower')
  await page.clock.setFixedTime(Date.now() + 3_600_000)
  const { plant } = await aWaitingAct({ site, open, page })
  await page.context().setOffline(false)
  await untilNoted(site, plant.slug)
})

test('a session that ended meanwhile: it is kept, a login is asked for, and after it all is sent', async ({
  site,
  open,
}) => {
  const { plant, page } = await aWaitingAct({ site, open })
  const context = page.context()
  await context.clearCookies()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Entre para enviar' }).waitFor()
  await page.goto('/')
  await page.getByRole('link', { name: 'Entre para enviar' }).click()
  await page.waitForURL(/\/auth\/login\?redirect=%2Fcultivo%2Fa-enviar/)
  expect((await journalOf(site, plant.slug)).total).toBe(0)
  await signIn(context, site, 'grower')
  await page.goto('/cultivo/a-enviar')
  await page.getByText('Nada espera aqui').waitFor()
  expect((await journalOf(site, plant.slug)).total).toBe(1)
  await page.goto('/')
  expect(await page.getByRole('link', { name: 'Entre para enviar' }).count()).toBe(0)
})

test('a browser that keeps nothing says so, and nothing typed is lost', async ({ site, open }) => {
  const plant = await aPlant(site)
  const page = await open('grower')
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('no', 'SecurityError')
    }
  })
  await page.goto('/cultivo/a-enviar')
  await page.getByText('Este navegador não deixa o site guardar nada').waitFor()
  await page.goto(`/cultivo/planta/${plant.slug}/atualizacoes?tipo=rega`)
  await page.context().setOffline(true)
  await water(page, '600')
  await page.getByText('este navegador não guarda nada').waitFor()
  expect(await page.getByLabel('Volume').inputValue()).toBe('600')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Registrar' }).click()
  await untilNoted(site, plant.slug)
})

test('sent by hand while nobody answers, and thrown away where nothing can be written: both are said', async ({
  site,
  open,
}) => {
  const { page } = await aWaitingAct({ site, open })
  const letGo = await held(page, (route) => route.abort())
  // The site sends by itself when the signal is back: what is asked by hand meanwhile is done after that.
  await sendingFromQueue(page)
  await page.getByRole('button', { name: 'Enviar agora' }).click()
  letGo()
  await page.getByText('O site não respondeu').waitFor()
  await page.evaluate(() => {
    const really = IDBObjectStore.prototype.delete
    IDBObjectStore.prototype.delete = function (which) {
      const asked = really.call(this, which)
      this.transaction.abort()
      return asked
    }
  })
  await discard(page, card(page, '600 ml'))
  await page.getByText('Este telefone não deixou gravar').waitFor()
  expect(await card(page, '600 ml').count()).toBe(1)
})

test('the tab that dies in the middle of sending: the next one sends it, once', async ({ site, open }) => {
  const { plant, page } = await aWaitingAct({ site, open })
  const context = page.context()
  await page.route(/a-enviar\/envio/, async (route) => {
    await route.fetch()
    await page.close()
  })
  const died = page.waitForEvent('close')
  await context.setOffline(false)
  await died
  expect((await journalOf(site, plant.slug)).total, 'the server had it').toBe(1)
  const next = await context.newPage()
  await next.goto('/cultivo/a-enviar')
  await next.getByText('Nada espera aqui').waitFor()
  expect((await journalOf(site, plant.slug)).total).toBe(1)
})

test('what the phone kept is cleared under an open page: nothing breaks, and it keeps what comes next', async ({
  site,
  open,
}) => {
  const { plant, page } = await aWaitingAct({ site, open })
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: site, storageTypes: 'indexeddb,local_storage' })
  await water(page, '700')
  await page.getByText('Guardado no telefone').waitFor()
  await page.context().setOffline(false)
  await expect
    .poll(async () => (await journalOf(site, plant.slug)).data.map(({ measures }) => measures.volume_ml?.value), {
      timeout: 10_000,
    })
    .toEqual([700])
})

test('all the plants of a space are those that were there when it was noted', async ({ site, open }) => {
  const api = `${site}/api/v1/plan-cultivation`
  const name = `Tenda ${Date.now().toString(36)}`
  const made = await call(`${api}/space`, { as: 'grower', method: 'POST', json: { name, kind: 'tenda' } })
  const space = made.body as unknown as { id: number; slug: string }
  const there = await newPlant(site, { name: `${name} 1`, space_id: space.id })
  const page = await open('grower')
  await page.goto(`/cultivo/espaco/${space.slug}/atualizacoes?tipo=rega`)
  await packed(page)
  await page.getByText('Em todas (1)').click()
  await page.context().setOffline(true)
  await water(page, '600')
  await page.getByRole('link', { name: '1 a enviar' }).waitFor()
  const later = await newPlant(site, { name: `${name} 2`, space_id: space.id })
  await page.context().setOffline(false)
  await untilNoted(site, there.slug)
  expect((await journalOf(site, later.slug)).total).toBe(0)
})
