import { expect, test } from '../../browser.ts'
import { call } from '../../call.ts'

/** An account that other journeys do not buy with. */
const buyer = 'vizinha'
const phone = { width: 360 }

type Offer = { slug: string; store: { slug: string; name: string } }

/** Something that the store of 'vendedora' sends, and has many of: two of it are taken into the cart. */
async function anOffer(site: string): Promise<Offer> {
  const { body } = await call(`${site}/api/v1/market/product?store=estufa-da-vila&per_page=50`)
  const offer = (body.data as Offer[]).find(({ slug }) => slug.startsWith('termo-higrometro'))
  if (!offer) throw new Error('nothing is for sale')
  return offer
}

/** Keeps the headings with which the page of an order appears. */
function noteFirstSight() {
  const note = () => {
    const titles = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent)
    if (titles.includes('Itens')) document.body.dataset.firstSight ??= titles.join()
  }
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
}

test('on a phone: into the cart as a guest, signed in, bought by PIX, paid at the bank, sent by the store, received', async ({
  site,
  open,
}) => {
  const offer = await anOffer(site)
  const page = await open(undefined, { width: 390 })
  await page.goto(`/loja/${offer.store.slug}/${offer.slug}`)
  // Far down the bar buys; whoever must sign in first begins at the top of that page.
  await page.getByRole('heading', { name: /^Mais de/ }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Comprar agora' }).click()
  await page.getByLabel('E-mail ou apelido').waitFor()
  await page.getByText(/^Seu pedido: 1 item/).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goto(`/loja/${offer.store.slug}/${offer.slug}`)
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
  const told = await page.locator('.toast-box').boundingBox()
  const bar = await page.getByRole('banner').boundingBox()
  expect(told?.y, 'a toast lies below the bar').toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  // A coupon that is typed and not yet used outlives a change of quantity.
  await page.getByLabel('Cupom').fill('AINDANAO')
  await page.getByRole('button', { name: /^Mais um de/ }).click()
  await page.getByText('2 itens').waitFor()
  await page.getByRole('button', { name: /^Menos um de/ }).click()
  await page.getByText('1 item').waitFor()
  expect(await page.getByLabel('Cupom').inputValue()).toBe('AINDANAO')
  await page.getByRole('link', { name: 'Fechar pedido' }).click()
  await page.getByLabel('E-mail ou apelido').fill(`${buyer}@demo.grower.example`)
  await page.getByLabel('Senha', { exact: true }).fill('jardim-demo-2026')
  await page.getByRole('button', { name: 'Entrar' }).click()

  // What lay in the guest's cart is there; the address is known.
  await page.getByRole('heading', { name: 'Fechar pedido' }).waitFor()
  await page.getByRole('radio', { name: /Entrega da loja/ }).check()
  const total = await page.getByRole('button', { name: /^Pagar R\$/ }).innerText()
  await page.evaluate(noteFirstSight)
  await page.getByRole('button', { name: /^Pagar R\$/ }).click()
  await page.getByRole('button', { name: 'Copiar código' }).waitFor()
  expect(await page.locator('body').getAttribute('data-first-sight'), 'nothing moves below how to pay').toContain('PIX')
  const order = new URL(page.url()).pathname
  expect(await page.getByText(total.replace('Pagar ', '')).first().isVisible()).toBe(true)

  // The person plays the bank in another tab; this one hears of it.
  const bank = await page.context().newPage()
  await bank.goto((await page.getByRole('link', { name: 'Fazer o papel do banco' }).getAttribute('href')) ?? '')
  await bank.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect.poll(() => page.getByText('Pago').first().isVisible()).toBe(true)

  const seller = await open('vendedora', phone)
  const desk = `/vendedor/dashboard/${offer.store.slug}`
  await seller.goto(`${desk}${order}`)
  await seller.getByRole('button', { name: 'Começar a separar' }).click()
  await seller.getByText('Em separação').first().waitFor()
  await seller.getByLabel('Quem leva').selectOption({ label: 'Correios' })
  await seller.getByLabel('Código de rastreio').fill('AA473124829BR')
  await seller.getByRole('button', { name: 'Marcar como enviado' }).click()
  await seller.getByText('AA473124829BR').first().waitFor()

  await page.goto(order)
  await page.getByText('AA473124829BR').first().waitFor()
  await page.getByRole('button', { name: 'Recebi' }).click()
  await page.getByText('Entregue').first().waitFor()

  // The money is on its way to the store, held until the seven days are over.
  await seller.goto(`${desk}/recebiveis`)
  await seller.getByText('A receber').first().waitFor()
})

test('a stock that was refused is corrected in its sheet, which then closes', async ({ open }) => {
  const page = await open('vendedora', { width: 1024 })
  await page.goto('/vendedor/dashboard/estufa-da-vila/produtos?search=termo')
  await page.getByRole('button', { name: /^Preço e estoque de Termo/ }).click()
  const sheet = page.getByRole('dialog')
  const stock = sheet.getByLabel('Estoque')
  const before = await stock.inputValue()
  await stock.fill('2,5')
  await sheet.getByRole('button', { name: 'Salvar' }).click()
  await sheet.getByText('Escreva um número inteiro.').waitFor()
  await stock.fill(before)
  await sheet.getByRole('button', { name: 'Salvar' }).click()
  await sheet.waitFor({ state: 'hidden' })
})
