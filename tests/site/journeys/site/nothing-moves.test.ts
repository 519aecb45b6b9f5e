import type { Locator, Page } from 'playwright-core'
import { expect, test } from '../../browser.ts'
import { newPlant } from '../../call.ts'
import { press, settled, tap } from '../../touch.ts'

type Phone = { site: string; open: (account?: string, look?: object) => Promise<Page> }

const glass = { width: 360, touch: true }
const whole = { width: 360, height: 760 }
/** What a keyboard leaves of it. */
const typing = { width: 360, height: 380 }
const still = { moved: 0, reached: true }

type Pressing = {
  /** Typed first, without and with a keyboard over half the screen: the field, the text. */
  type?: [label: string | RegExp, text: string]
  button: string | RegExp
  role?: 'link' | 'radio' | 'button'
}

/** Presses buttons of a page, each after typing where the page has a field. */
async function pressAll(page: Page, address: string, pressings: Pressing[]) {
  await page.goto(address)
  for (const { type, button, role = 'button' } of pressings) {
    const seen = (found: Locator) => found.filter({ visible: true }).first()
    const target = seen(page.getByRole(role, { name: button }))
    const pressed = async (keyboard = '') =>
      expect.soft(await press(page, target), `${button} of ${address}${keyboard}`).toEqual(still)
    if (!type) {
      await pressed()
      continue
    }
    const field = seen(page.getByRole('main').getByLabel(type[0]))
    await field.fill(type[1])
    await pressed(', typed')
    await page.setViewportSize(typing)
    await field.focus()
    await pressed(', with the keyboard open')
    await page.setViewportSize(whole)
  }
}

/** The buttons that are pressed most, after typing too. */
async function mostPressed({ site, open }: Phone) {
  const plant = await newPlant(site, { name: 'Parada' })
  const journal = `/cultivo/planta/${plant.slug}/atualizacoes`
  const page = await open('grower', glass)
  await pressAll(page, `${journal}?tipo=rega`, [{ type: ['Volume', '600'], button: 'Registrar' }])
  await pressAll(page, `${journal}?tipo=nota`, [
    { type: ['O que aconteceu?', 'Folhas novas.'], button: 'Registrar' },
    { type: ['O que aconteceu?', 'Folhas novas.'], button: 'Escolher fotos' },
    { button: 'Adicionar' },
  ])
  await pressAll(page, '/cultivo', [
    { button: /^Feito/ },
    { button: /^Mais sobre/ },
    { button: /^Marcar as/ },
    { button: /^Registrar/, role: 'link' },
  ])
  const asking = (await page.locator('a[href$="/feito"]').first().getAttribute('href')) ?? ''
  await pressAll(page, asking, [{ type: [/^Observação/, 'Bebeu tudo.'], button: 'Feito' }])
  await pressAll(page, '/cultivo/registrar', [{ button: 'Continuar' }])
  await pressAll(page, `/cultivo/registrar?plantas=${plant.id}&tipo=nota`, [
    { type: ['O que aconteceu?', 'Folhas novas.'], button: 'Registrar' },
  ])
  // Narrowed, the search stands open.
  await pressAll(page, '/cultivo/plantas?search=Parada', [
    { type: ['Buscar plantas', 'Parada'], button: 'Buscar' },
    { type: ['Buscar plantas', 'Parada'], button: /^Registrar/, role: 'link' },
  ])
  await pressAll(page, '/cultivo/add-planta', [{ type: ['Nome', 'Nova'], button: 'Criar planta' }])
  await pressAll(page, '/cultivo/agenda/nova', [{ type: ['O que fazer', 'Podar'], button: 'Criar tarefa' }])
  await pressAll(page, '/postagem/nova', [{ type: ['O que está crescendo aí?', 'Oi'], button: 'Publicar' }])
  await pressAll(page, '/banca', [{ button: /^Salve para/ }])
  await pressAll(page, '/perfil/editar', [{ type: [/^Sobre você/, 'Planto.'], button: 'Salvar perfil' }])
  await pressAll(page, '/perfil/dona-lurdes', [{ button: /^Segui/ }])
}

/** Under the finger that reads them, and when they are looked at more closely. */
async function charts({ open }: Phone) {
  const page = await open('grower', glass)
  await page.goto('/ganza/GZ00000001/graficos?faixa=24h&sensores=temperature,humidity')
  const chart = page.getByRole('figure').filter({ hasText: 'Umidade' })
  const over = chart.locator('.u-over')
  await over.waitFor()
  // The chart that lives takes the place of what the server wrote, and is drawn anew from nearer.
  await settled(page)
  const placeOf = async () => {
    for (;;) {
      const place = await over.evaluate((one) => one.isConnected && one.getBoundingClientRect().top + scrollY)
      // One that was just replaced is nowhere.
      if (place !== false) return place
    }
  }
  const place = await placeOf()
  const moment = () => page.getByRole('slider').getAttribute('aria-valuetext')
  const newest = await moment()
  await tap(page, over)
  await expect.poll(moment).not.toBe(newest)
  expect.soft(await placeOf(), 'read').toBe(place)
  await page.getByRole('region', { name: /^Umidade/ }).press('+')
  await page.getByRole('button', { name: 'Voltar ao período todo' }).waitFor()
  await settled(page)
  expect.soft(await placeOf(), 'more closely').toBe(place)
}

/** It is in its place when it comes, and what is pressed then stays in its own. */
async function pushQuestion({ open }: Phone) {
  const page = await open('grower', { ...glass, asksAboutPushes: true })
  await page.addInitScript("Object.defineProperty(Notification, 'permission', { get: () => 'default' })")
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  const slow = Promise.withResolvers<void>()
  await page.route(/push-key/, async (route) => {
    await slow.promise
    await route.continue()
  })
  await page.goto('/')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.2 })
  const no = page.getByLabel('Notificações', { exact: true }).getByRole('button', { name: 'Cancelar' })
  const write = page.getByRole('main').getByRole('link', { name: 'Registrar' }).first()
  const late = async () => {
    slow.resolve()
    await no.waitFor()
    await settled(page)
  }
  expect.soft(await press(page, write, late)).toEqual(still)
  expect(await press(page, no)).toEqual(still)
}

/** When the line answers an option late, and in the cart. */
async function shop({ open }: Phone) {
  const page = await open('cliente', glass)
  // In instalments its larger options only: one line more.
  await page.goto('/loja/estufa-da-vila/vaso-quadrado-preto')
  const options = page.getByRole('region', { name: 'Opções' }).getByRole('link')
  const put = page.getByRole('button', { name: 'Adicionar ao carrinho' })
  for (const at of [1, 0]) {
    const asked = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    await page.route(/\.data/, async (route) => {
      asked.resolve()
      await answered.promise
      await route.continue()
    })
    const address = (await options.nth(at).getAttribute('href')) ?? ''
    await tap(page, options.nth(at))
    await asked.promise
    await settled(page)
    // The finger lies on the button when the answer comes.
    const late = async () => {
      answered.resolve()
      await page.waitForURL((url) => url.href.endsWith(address))
      await settled(page)
    }
    expect.soft(await press(page, put, late), `option ${at}`).toEqual(still)
    await page.unroute(/\.data/)
  }
  await pressAll(page, page.url(), [
    { type: ['Quantidade', '2'], button: 'Adicionar ao carrinho' },
    { type: ['Quantidade', '2'], button: 'Comprar agora' },
  ])
  await page.reload()
  await put.click()
  await page.getByRole('heading', { name: 'Carrinho' }).waitFor()
  await pressAll(page, '/carrinho', [
    { button: /^Mais um de/ },
    { type: [/^Cupom/, 'NADA'], button: 'Usar' },
    { button: 'Fechar pedido', role: 'link' },
  ])
}

test('nothing moves between finger down and click: what is pressed most after typing too, charts, the question about pushes, the shop', async ({
  site,
  open,
}) => {
  const phone = { site, open }
  await mostPressed(phone)
  await charts(phone)
  await pushQuestion(phone)
  await shop(phone)
})
