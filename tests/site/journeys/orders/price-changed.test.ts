import { expect, test } from '../../browser.ts'
import { call } from '../../call.ts'

/** Bought by no other journey. */
const slug = 'vaso-quadrado-preto'
const store = 'estufa-da-vila'

test('a price that changes while the checkout is open: the new sum is shown with what was typed, and the next tap buys', async ({
  site,
  open,
}) => {
  const { body } = await call(`${site}/api/v1/market/product/${store}/${slug}`)
  const [variant] = (body as unknown as { variants: { id: number; price: number }[] }).variants
  if (!variant) throw new Error('nothing is for sale')
  const costs = async (price: number) => {
    const quick = `${site}/api/v1/market/store/${store}/variant/${variant.id}`
    const { status, text } = await call(quick, { as: 'vendedora', method: 'PUT', json: { price, sure: true } })
    if (status !== 200) throw new Error(text)
  }
  const page = await open('vizinha', { width: 390, touch: true })
  await page.goto(`/loja/${store}/${slug}`)
  await page.getByRole('button', { name: 'Comprar agora' }).tap()
  await page.getByRole('radio', { name: /Entrega da loja/ }).check()
  await page.getByLabel('Recado para a loja').fill('Toque a campainha.')
  const pay = page.getByRole('button', { name: /^Pagar R\$/ })
  const before = await pay.innerText()
  await costs(variant.price + 100)
  try {
    await pay.tap()
    await page.getByText('confira e confirme de novo').waitFor()
    await expect.poll(() => pay.innerText()).not.toBe(before)
    expect(await page.getByLabel('Recado para a loja').inputValue()).toBe('Toque a campainha.')
    // A tap on the same place in the same moment would be the second of a double tap; who reads moves the page.
    await page.mouse.wheel(0, 200)
    await pay.tap()
    await page.waitForURL(/\/pedidos\/[0-9a-f-]{36}/)
  } finally {
    await costs(variant.price)
  }
})
