import { aMember, aStore } from '#domains/market/stores/stores.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { ratesHead } from './rates-csv.model.ts'

const rate = { cep_from: '30000-000', cep_to: '39999999', max_grams: 1000, price: 20_00, days_min: 2, days_max: 4 }

async function aShop(ctx: Context) {
  const { store, owner } = await aStore(ctx)
  return { store, owner, slug: store.slug }
}

test('a table is made, filled, changed and deleted', async ({ ctx, as }) => {
  const { slug, owner } = await aShop(ctx)
  const { tables, desk } = (await as(owner)).freight
  const { id } = await tables.create({ store: slug, name: 'Entrega da loja', free_from: 300_00 })
  const ref = { store: slug, id }
  const one = await tables.addRate({ ...ref, ...rate })
  expect(one.rates).toMatchObject([{ cep_from: '30000000', cep_to: '39999999', is_odd: false }])
  const { rates } = await tables.addRate({ ...ref, ...rate, max_grams: 5000, price: 15_00 })
  expect(rates.map(({ is_odd }) => is_odd)).toEqual([false, true])
  const dear = { ...ref, ...rate, max_grams: 5000, price: 35_00, rate_id: rates[1]?.id ?? 0 }
  expect((await tables.changeRate(dear)).rates.map(({ is_odd }) => is_odd)).toEqual([false, false])
  expect((await tables.removeRate({ ...ref, rate_id: dear.rate_id })).rates).toHaveLength(1)
  await expect(tables.removeRate({ ...ref, rate_id: dear.rate_id })).rejects.toMatchObject({ status: 404 })
  expect(await tables.change({ ...ref, name: 'Só em Minas', active: false })).toMatchObject({ free_from: null })
  expect((await desk.show({ store: slug })).tables).toMatchObject([{ name: 'Só em Minas', active: false, rates: 1 }])
  await tables.remove(ref)
  await expect(tables.show(ref)).rejects.toMatchObject({ status: 404 })
})

test('ranges that overlap are refused in words, and nothing is written', async ({ ctx, as }) => {
  const { slug, owner } = await aShop(ctx)
  const { tables } = (await as(owner)).freight
  const ref = { store: slug, id: (await tables.create({ store: slug, name: 'Entrega' })).id }
  await tables.addRate({ ...ref, ...rate })
  const errorOf = (fields: object) =>
    tables.addRate({ ...ref, ...rate, ...fields }).then(
      () => null,
      ({ data }) => Object.values(data.errors).flat()[0],
    )
  expect(await errorOf({})).toContain('Minas Gerais já tem um preço para esse peso')
  expect(await errorOf({ cep_to: '40000000' })).toContain('cruza com 30000-000 a 39999-999 (Minas Gerais)')
  expect(await errorOf({ cep_from: '50000000' })).toContain('vem antes do inicial')
  expect(await errorOf({ max_grams: 2000, days_min: 5 })).toContain('não pode ser menor')
  await expect(tables.addStates({ ...ref, ufs: ['SP', 'MG'], ...price(1000) })).rejects.toMatchObject({ status: 422 })
  await expect(tables.addStates({ ...ref, ufs: [], ...price(1000) })).rejects.toMatchObject({ status: 422 })
  expect((await tables.show(ref)).rates).toHaveLength(1)
  const states = await tables.addStates({ ...ref, ufs: ['SP', 'DF'], ...price(1000) })
  expect(states.rates.map(({ cep_from }) => cep_from)).toEqual(['01000000', '30000000', '70000000', '73000000'])
})

const price = (max_grams: number) => ({ max_grams, price: 25_00, days_min: 3, days_max: 6 })

test('a CSV takes the place of all ranges; with one wrong line none changes', async ({ ctx, as }) => {
  const { slug, owner } = await aShop(ctx)
  const { tables } = (await as(owner)).freight
  const ref = { store: slug, id: (await tables.create({ store: slug, name: 'Entrega' })).id }
  await tables.addRate({ ...ref, ...rate })
  const file = (...lines: string[]) => [ratesHead.join(';'), ...lines].join('\n')
  const bad = file('20000000;28999999;1;19,90;2;4', '20000000;28999999;x;29,90;2;4')
  await expect(tables.importRates({ ...ref, csv: bad })).rejects.toMatchObject({
    data: { errors: { csv: ['Linha 3: ate_kg: escreva o peso em quilos, como 0,5 ou 10.'] } },
  })
  expect((await tables.show(ref)).rates).toMatchObject([{ cep_from: '30000000' }])
  const { rates } = await tables.importRates({ ...ref, csv: bad.replace(';x;', ';5;') })
  expect(rates).toMatchObject([
    { cep_from: '20000000', max_grams: 1000, price: 19_90 },
    { cep_from: '20000000', max_grams: 5000, price: 29_90 },
  ])
})

test('a reader reads, a stranger finds nothing, and the tables of another store are not there', async ({ ctx, as }) => {
  const { store, slug, owner } = await aShop(ctx)
  const mine = (await as(owner)).freight.tables
  const ref = { store: slug, id: (await mine.create({ store: slug, name: 'Entrega' })).id }
  const reader = (await as(await aMember(ctx, store.id, 'viewer'))).freight
  expect(await reader.tables.show(ref)).toMatchObject({ name: 'Entrega' })
  expect((await reader.desk.show({ store: slug })).can).toEqual({ manage: false })
  await expect(reader.tables.addRate({ ...ref, ...rate })).rejects.toMatchObject({ status: 403 })
  await expect(reader.tables.remove(ref)).rejects.toMatchObject({ status: 403 })
  const other = await aShop(ctx)
  const theirs = (await as(other.owner)).freight.tables
  await expect(theirs.show({ ...ref, store: other.slug })).rejects.toMatchObject({ status: 404 })
  await expect(theirs.change({ ...ref, store: other.slug, name: 'Roubada' })).rejects.toMatchObject({ status: 404 })
})
