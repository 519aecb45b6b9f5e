import { aPaidOrder } from '#domains/market/orders/orders.factory.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aMember, aStore } from '#domains/market/stores/stores.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aClick, anAffiliate, aProgramme, aSellingStore } from './splits.factory.ts'

test('a store opens, changes and closes a programme by its forms; wrong numbers are said beside them', async ({
  ctx,
  page,
}) => {
  const { store, owner } = await aStore(ctx)
  const here = `/vendedor/dashboard/${store.slug}/afiliacoes`
  expect((await page(here, owner)).text).toContain('Nenhum programa aberto')
  const form = await page(`${here}/novo`, owner)
  const refused = await form.press('Abrir programa', { bps: '81', window_days: '400' })
  expect(refused.status).toBe(422)
  expect(refused.error('bps')).toContain('no máximo 80 %')
  expect(refused.error('window_days')).toContain('No máximo 180 dias')
  expect(refused.value('bps')).toBe('81')
  const done = await refused.press('Abrir programa', {
    bps: '12,5',
    window_days: '30',
    materials: 'https://a.example/x',
  })
  expect(done.toast).toBe('O programa está aberto.')
  const list = await done.follow()
  expect(list.text).toMatch(/12,5\s%/)
  const edit = await list.click('Mudar')
  expect(edit.value('bps')).toBe('12,5')
  const saved = await (await edit.press('Salvar', { bps: '10' })).follow()
  expect(saved.text).toContain('Os afiliados já sabem')
  const closed = await saved.press('Encerrar')
  expect(closed.toast).toContain('termina em 3 dias')
  expect((await closed.follow()).text).toContain('Até lá, os links valem')
})

test('somebody asks for a link, the store decides on its page, and the link is there', async ({ ctx, page }) => {
  const { store, owner } = await aStore(ctx)
  await aProgramme(ctx, store, { mode: 'aprovacao' })
  const person = await aUser(ctx, { registration_confirmed_at: ctx.now() })
  expect((await page('/vendedor/divulgar', person)).text).toContain('Você ainda não divulga nada')
  const open = await page('/vendedor/divulgar/produtos', person)
  const asked = await open.press('Enviar pedido', { message: 'Tenho um canal.' })
  expect(asked.toast).toBe('Pedido enviado. Avisamos quando a loja responder.')
  const list = await page(`/vendedor/dashboard/${store.slug}/afiliacoes/afiliados`, owner)
  expect(list.text).toContain('“Tenho um canal.”')
  const refused = await list.press('Confirmar', { move: 'recusar', reason: '' })
  expect(refused.error('reason')).toContain('Escreva o motivo')
  const done = await refused.press('Confirmar', { move: 'aprovar' })
  expect(done.toast).toBe('Aprovado. O link já vale.')
  const mine = await page('/vendedor/divulgar', person)
  expect(mine.text).toContain(`/loja/${store.slug}?a=`)
  const left = await mine.press('Deixar de divulgar')
  expect(left.toast).toContain('Você deixou de divulgar')
})

test('announced terms are read and accepted on the affiliate’s page', async ({ ctx, page, as }) => {
  const { store, owner } = await aStore(ctx)
  const programme = await aProgramme(ctx, store)
  const { user } = await anAffiliate(ctx, programme.id)
  const ref = { store: store.slug, id: programme.id }
  await (await as(owner)).splits.programmes.change({ ...ref, bps: 700, window_days: 30 })
  const mine = await page('/vendedor/divulgar', user)
  expect(mine.text).toContain('Muda n')
  const done = await mine.press('Aceitar')
  expect(done.toast).toBe('Guardamos que você aceitou.')
  expect((await done.follow()).text).toContain('Você já aceitou.')
})

test('commissions: sums, list, CSV, for the store and for the affiliate; nobody else', async ({ ctx: plain, page }) => {
  const { ctx, store, owner, product, buyer } = await aSellingStore(plain)
  const programme = await aProgramme(ctx, store)
  const { affiliation, user } = await anAffiliate(ctx, programme.id)
  const click_token = await aClick(ctx, { code: affiliation.code, store })
  await aPaidOrder(buyer, [{ variant_id: product.variant.id }], { click_token })
  const here = `/vendedor/dashboard/${store.slug}/afiliacoes/comissoes`
  for (const [address, who] of [
    [here, owner],
    ['/vendedor/divulgar/comissoes', user],
  ] as const) {
    const seen = await page(address, who)
    expect(seen.text).toMatch(/Pendentes\s*R\$\s10,00/)
    expect(seen.text).toContain('Lâmpada LED')
    expect(seen.text).not.toContain('Maria das Dores')
    const csv = await seen.open(`${address}/csv`)
    expect(csv.html.trim().split('\r\n')).toHaveLength(2)
    expect((await seen.open(`${address}?state=paga`)).text).toContain('Nada encontrado')
  }
  const stranger = await aUser(ctx, { registration_confirmed_at: ctx.now() })
  for (const path of ['', '/afiliados', '/comissoes', '/comissoes/csv', '/novo', `/programas/${programme.id}`])
    expect((await page(`/vendedor/dashboard/${store.slug}/afiliacoes${path}`, stranger)).status).toBe(302)
  expect((await page('/vendedor/divulgar/comissoes', stranger)).text).toContain('Nenhuma venda ainda')
  const viewer = await aMember(ctx, store.id, 'viewer')
  expect((await page(`/vendedor/dashboard/${store.slug}/afiliacoes/programas/${programme.id}`, viewer)).status).toBe(
    404,
  )
})

test('a partnership is proposed, refused beside its field, agreed and changed by forms', async ({ ctx, page }) => {
  const { store, owner } = await aStore(ctx)
  const person = await aUser(ctx, { registration_confirmed_at: ctx.now() })
  const here = `/vendedor/dashboard/${store.slug}/parcerias`
  expect((await page(here, owner)).text).toContain('Nenhuma parceria ainda')
  expect((await page('/vendedor/parcerias', person)).text).toContain('Nenhuma proposta ainda')
  const form = await page(`${here}/nova`, owner)
  const wrong = await form.press('Enviar proposta', { partner: 'ninguem-mesmo', bps: '30' })
  expect(wrong.error('partner')).toContain('Não encontramos ninguém')
  const sent = await wrong.press('Enviar proposta', { partner: person.nickname, bps: '30' })
  expect(sent.toast).toContain('Proposta enviada')
  const mine = await page('/vendedor/parcerias', person)
  const agreed = await mine.press('Aceitar')
  expect(agreed.toast).toBe('Aceita. Vale a partir do dia combinado.')
  const change = await (await page(here, owner)).click('Propor mudança')
  expect(change.value('bps')).toBe('30')
  const changed = await change.press('Enviar proposta', { bps: '20' })
  expect((await changed.follow()).text).toContain('Mudança proposta')
  const ended = await (await page('/vendedor/parcerias', person)).press('Encerrar parceria')
  expect(ended.toast).toContain('termina em 3 dias')
})

test('the split is shown before publishing, for another price too, and sends the product to the team', async ({
  ctx,
  page,
}) => {
  const { store, owner } = await aStore(ctx)
  const product = await aProduct(ctx, {
    store_id: store.id,
    name: 'Vaso',
    state: 'rascunho',
    photos: 1,
    description: 'Um vaso.',
  })
  await aProgramme(ctx, store, { bps: 2000 })
  const edit = await page(`/vendedor/dashboard/${store.slug}/produtos/${product.slug}`, owner)
  const split = await edit.click('Quanto sobra')
  expect(split.text).toMatch(/R\$\s89,01/)
  const linked = split.links().find((link) => link?.endsWith('afiliado=1'))
  expect((await split.open(linked ?? '')).text).toMatch(/R\$\s69,01/)
  const dearer = await split.open(`/vendedor/dashboard/${store.slug}/produtos/${product.slug}/divisao?preco=200,00`)
  expect(dearer.text).toMatch(/R\$\s178,02/)
  const wrong = await split.open(`/vendedor/dashboard/${store.slug}/produtos/${product.slug}/divisao?preco=caro`)
  expect(wrong.error('preco')).toContain('Escreva um preço')
  const short = await split.press('Enviar para a equipe')
  expect(short.text.split('Falta pouco.')).toHaveLength(2)
  expect(short.text).toContain('ao menos 30 letras')
  await ctx.db.update(products).set({ description: 'Um vaso de feltro que respira e dura anos.' })
  expect((await short.press('Enviar para a equipe')).toast).toContain('Enviado. A equipe confere')
})

test('who earns by links and partnerships says where the money goes', async ({ ctx, page }) => {
  const person = await aUser(ctx, { registration_confirmed_at: ctx.now() })
  const own = await page('/vendedor/ganhos', person)
  expect(own.text).toContain('O que você ganhar com parcerias e afiliações aparece aqui')
  const wrong = await own.press('Enviar para análise', { document: '123', legal_name: 'Ana' })
  expect(wrong.status).toBe(422)
})
