import { createContext } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { openPage } from '#tests/pages/site-in-process.ts'
import { readCharge } from '../charges/charges.queries.ts'
import { openCharge } from '../charges/open-charge.actions.ts'
import { aCardToken, aCharge, doPaymentJobs, withSandbox } from '../payments.factory.ts'

test('outside of the demo world there is no bank, by page or call', async ({ page, api, ctx }) => {
  expect((await page('/dev/banco')).status).toBe(404)
  await expect(api.payments.bank.play({ charge: 'ch_1', act: 'pay' })).rejects.toMatchObject({ status: 404 })
  const shop = await withSandbox(ctx)
  expect((await openPage(shop, '/dev/banco', {})).status).toBe(404)
})

test('a person plays the bank, and what follows arrives', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const demo = createContext({ ...shop, env: { ...shop.env, demo: true } })
  const empty = await openPage(demo, '/dev/banco', {})
  expect(empty).toMatchObject({ status: 200, heading: 'Banco da demonstração' })
  expect(empty.text).toContain('Nenhuma cobrança aqui')
  const { id } = await aCharge(shop)
  const { bank_path } = await openCharge(demo, id)
  const bank = await openPage(demo, bank_path ?? '', {})
  expect(bank.text).toContain('R$ 100,00')
  expect((await bank.press('Pagar')).toast).toContain('Feito.')
  await doPaymentJobs(shop)
  expect((await readCharge(shop, id)).status).toBe('paid')
})

test('what is not possible any more is said in words', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const demo = createContext({ ...shop, env: { ...shop.env, demo: true } })
  const { id } = await aCharge(shop, { method: 'cartao', card_token: await aCardToken(shop, '4000000000000036') })
  const { bank_path } = await openCharge(demo, id)
  const bank = await openPage(demo, bank_path ?? '', {})
  await bank.press('Recusar')
  const late = await bank.press('Recusar')
  expect(late.status).toBe(409)
  expect(late.text).toContain('Só uma cobrança em análise pode ser recusada.')
})
