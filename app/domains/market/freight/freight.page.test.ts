import { aProduct } from '#domains/market/products/products.factory.ts'
import { aMember, aStore } from '#domains/market/stores/stores.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aMelhorEnvio } from '#tests/melhor-envio.ts'
import { cookieOfSession, openPage } from '#tests/pages/site-in-process.ts'

test('from nothing to a table with the ranges of two states, changed, imported, downloaded, deleted', async ({
  ctx,
  page,
}) => {
  const { store, owner } = await aStore(ctx)
  await aProduct(ctx, { store_id: store.id })
  const here = `/vendedor/dashboard/${store.slug}/frete`
  const empty = await page(here, owner)
  expect(empty.text).toContain('Ninguém consegue comprar o que precisa ser enviado')
  expect(empty.text).toContain('Ainda não está disponível neste site')
  const blank = await empty.click('Nova tabela')
  const wrong = await blank.press('Criar tabela', { name: 'x', free_from: 'muito' })
  expect(wrong.error('free_from')).toContain('valor em reais')
  const made = await wrong.press('Criar tabela', { name: 'Entrega da loja', free_from: '300' })
  expect(made.toast).toBe('Tabela criada. Agora ponha as faixas.')
  const table = await made.follow()
  const price = { kg: '1', price: '19,90', days_min: '2', days_max: '4' }
  const none = await table.press('Pôr faixas dos estados', price)
  expect(none.error('ufs')).toContain('Escolha pelo menos um estado')
  const states = await table.press('Pôr faixas dos estados', { ...price, ufs: 'MG' })
  expect(states.toast).toBe('Faixas de 1 estado na tabela.')
  const filled = await states.follow()
  expect(filled.text).toContain('Minas Gerais')
  expect(filled.text).toContain('até 1 kg: R$ 19,90, de 2 a 4 dias úteis')
  const crossing = await filled.press('Pôr faixa', { ...price, cep_from: '35000-000', cep_to: '45000-000' })
  expect(crossing.error('cep_from')).toContain('cruza com 30000-000 a 39999-999 (Minas Gerais)')
  const heavier = await filled.press('Pôr faixa', {
    ...price,
    kg: '5',
    price: '9,90',
    cep_from: '30000-000',
    cep_to: '39999-999',
  })
  const odd = await heavier.follow()
  expect(odd.text).toContain('Tem peso maior custando menos')
  const csv = (await page(`${made.location}/csv`, owner)).html
  expect(csv).toContain('30000000;39999999;1;19,90;2;4')
  const bad = await odd.press('Trocar pelas do CSV', { csv: csv.replace(';1;', ';um;') })
  expect(bad.text).toContain('Nada mudou: há linhas para corrigir no arquivo.')
  expect(bad.text).toContain('Linha 2: ate_kg')
  const imported = await odd.press('Trocar pelas do CSV', { csv })
  expect(imported.toast).toBe('A tabela agora tem 2 faixas.')
  expect((await page(here, owner)).text).toContain('2 faixas')
  const gone = await odd.press('Apagar tabela')
  expect(gone.location).toBe(here)
})

test('a range is opened by its address, changed and deleted', async ({ ctx, as, page }) => {
  const { store, owner } = await aStore(ctx)
  const { tables } = (await as(owner)).freight
  const { id } = await tables.create({ store: store.slug, name: 'Entrega' })
  const price = { max_grams: 500, price: 10_00, days_min: 1, days_max: 2 }
  const { rates } = await tables.addStates({ store: store.slug, id, ufs: ['SP'], ...price })
  const here = `/vendedor/dashboard/${store.slug}/frete/tabelas/${id}`
  const form = await page(`${here}?faixa=${rates[0]?.id}`, owner)
  expect(form.value('kg')).toBe('0,5')
  const saved = await form.press('Salvar faixa', { price: '12,50' })
  expect(saved.toast).toBe('Faixa salva.')
  const shown = await saved.follow()
  expect(shown.text).toContain('R$ 12,50')
  expect((await shown.press('Apagar')).toast).toBe('Faixa apagada.')
  const reader = await page(here, await aMember(ctx, store.id, 'viewer'))
  expect(reader.text).toContain('Você vê, mas não edita')
})

test('a point of retrieval by its form', async ({ ctx, page }) => {
  const { store, owner } = await aStore(ctx)
  const here = `/vendedor/dashboard/${store.slug}/frete`
  const form = await page(`${here}/retirada/nova`, owner)
  expect(form.value('city')).toBe('Belo Horizonte')
  const wrong = await form.press('Criar ponto', { name: 'Balcão' })
  expect(wrong.error('address')).toBe('Preencha este campo.')
  const made = await wrong.press('Criar ponto', { address: 'Rua da Bahia, 100', hours: 'das 9h às 18h' })
  const list = await made.follow()
  const edit = await list.click('Balcão')
  expect((await edit.press('Salvar', { active: 'false' })).toast).toBe('Ponto de retirada salvo.')
  expect((await page(here, owner)).text).toContain('Desligado')
  expect((await edit.press('Apagar ponto')).location).toBe(here)
})

test('a trial by its address: offers, or that nobody goes there', async ({ ctx, as, page }) => {
  const product = await aProduct(ctx, { name: 'Vaso de feltro' })
  const manager = await aMember(ctx, product.store_id, 'manager')
  const { tables } = (await as(manager)).freight
  const store = String(product.store_id)
  const { id } = await tables.create({ store, name: 'Entrega da loja' })
  const price = { max_grams: 5000, price: 24_90, days_min: 3, days_max: 5 }
  await tables.addStates({ store, id, ufs: ['SP'], ...price })
  const here = `/vendedor/dashboard/${store}/frete/simular`
  const form = await page(here, manager)
  const found = await form.press('Simular', { cep: '01310-100' })
  expect(found.text).toContain('Para 01310-100, São Paulo')
  expect(found.text).toContain('Entrega da loja')
  expect(found.text).toContain('R$ 24,90')
  const none = await form.press('Simular', { cep: '69005-040' })
  expect(none.text).toContain('A loja não entrega isto neste CEP')
  expect((await form.press('Simular', { cep: '1' })).text).toContain('O CEP tem 8 números')
})

test('the return page says what is wrong: nothing chosen, refused there, cut off, made up, not set up', async ({
  ctx,
  page,
}) => {
  const { store, owner } = await aStore(ctx)
  const here = '/vendedor/aplicar_frete_ml'
  expect((await page(here, owner)).text).toContain('comece pela página de frete')
  expect((await page(`${here}?error=access_denied`, owner)).text).toContain('Você não autorizou')
  expect((await page(`${here}?code=c`, owner)).text).toContain('O endereço veio incompleto')
  expect((await page(`${here}?code=c&state=feito`, owner)).text).toContain('não começou aqui')
  expect((await page(`${here}?loja=${store.slug}`, owner)).text).toContain('ainda não está ligado neste site')
})

test('the return page confirms the store and connects it', async ({ ctx }) => {
  const { there } = await aMelhorEnvio(ctx)
  const { store, owner } = await aStore(ctx, { name: 'Estufa da Vila' })
  const cookie = await cookieOfSession(ctx, owner)
  const open = (path: string) => openPage(there, path, { cookie })
  const begun = await open(`/vendedor/aplicar_frete_ml?loja=${store.slug}`)
  const url = begun.links().find((link) => link?.includes('/oauth/authorize')) ?? ''
  const state = new URL(url).searchParams.get('state') ?? ''
  const back = await open(`/vendedor/aplicar_frete_ml?code=c1&state=${state}`)
  expect(back.text).toContain('Ligar à loja Estufa da Vila?')
  expect(back.text).toContain('30130-010, em Belo Horizonte, MG')
  const done = await back.press('Ligar à loja')
  expect(done.toast).toBe('O Melhor Envio está ligado à loja Estufa da Vila.')
  const desk = await open(`/vendedor/dashboard/${store.slug}/frete`)
  expect(desk.text).toContain('Ligado n')
  expect((await desk.press('Desligar')).toast).toContain('desligado')
})
