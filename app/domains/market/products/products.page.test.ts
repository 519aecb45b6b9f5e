import type { z } from 'zod'
import { aMember, aStore } from '#domains/market/stores/stores.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { productFields } from './products/product-fields.form.ts'
import { aCategory, aProduct, aProductType } from './products.factory.ts'
import type { VariantInput as Variant } from './variants/variants.schemas.ts'

test('a new product by its form: errors beside the fields, then a draft that lacks a photo', async ({ ctx, page }) => {
  const { store, owner } = await aStore(ctx)
  const type = await aProductType(ctx)
  const category = await aCategory(ctx)
  const form = await page(`/vendedor/dashboard/${store.slug}/produtos/novo`, owner)
  const typed = {
    name: 'Vaso de feltro 11 L',
    type_id: String(type.id),
    category_id: String(category.id),
    'variants[0].price': 'caro',
    'variants[0].on_hand': '4',
  }
  const refused = await form.press('Salvar rascunho', typed)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Escreva um valor em reais, como 129,90.')
  expect(refused.value('name')).toBe('Vaso de feltro 11 L')
  const done = await refused.press('Salvar rascunho', { ...typed, 'variants[0].price': '24,90' })
  expect(done.toast).toContain('O rascunho está salvo.')
  const saved = await done.follow()
  expect(saved.value('variants[0].price')).toBe('24,90')
  const sent = await saved.press('Salvar e enviar', {})
  expect(sent.text).toContain('Ponha ao menos uma foto.')
  expect(sent.text).toContain('Diga o peso, já embalado: o frete sai dele.')
})

test('the list of a store without products names the next step; a viewer edits nothing', async ({ ctx, page }) => {
  const { store, owner } = await aStore(ctx)
  const address = `/vendedor/dashboard/${store.slug}/produtos`
  expect((await page(address, owner)).text).toContain('Sua loja ainda não tem produtos')
  const product = await aProduct(ctx, { store_id: store.id, name: 'Painel' })
  const seen = await page(`${address}/${product.slug}`, await aMember(ctx, store.id, 'viewer'))
  expect(seen.text).toContain('Você vê, mas não edita')
})

test('the team decides on its page: refused with a reason, the store reads it', async ({ ctx, page }) => {
  const { store, owner } = await aStore(ctx)
  const product = await aProduct(ctx, { store_id: store.id, name: 'Painel', state: 'em_revisao' })
  const staff = await aStaffMember(ctx, ['marketplace.manage'])
  const queue = await page('/admin/marketplace/produtos', staff)
  expect(queue.text).toContain('Produto novo')
  const one = await page(`/admin/marketplace/produtos/${product.id}`, staff)
  const done = await one.press('Recusar', { reason: 'Falta a foto da etiqueta.' })
  expect(done.toast).toContain('Recusado. A loja recebeu o motivo.')
  const own = await page(`/vendedor/dashboard/${store.slug}/produtos/${product.slug}`, owner)
  expect(own.text).toContain('Falta a foto da etiqueta.')
})

test('categories, types and words by their forms', async ({ ctx, page }) => {
  const staff = await aStaffMember(ctx, ['marketplace.manage'])
  const made = await (await page('/admin/marketplace/categorias/nova', staff)).press('Criar', {
    name: 'Prateleira nova',
  })
  expect(made.toast).toContain('Prateleira nova foi criada.')
  const type = await (await page('/admin/marketplace/tipos_produto/novo', staff)).press('Criar', { name: 'Aluguel' })
  expect(type.toast).toContain('Aluguel entrou na lista.')
  const word = await (await page('/admin/marketplace/palavras', staff)).press('Pôr na lista', {
    word: 'Coisa proibida',
  })
  expect(word.toast).toContain('“Coisa proibida” está na lista.')
})

test('a price that leaps is asked about once, in the list and in the form', async ({ ctx, page }) => {
  const { store, owner } = await aStore(ctx)
  const product = await aProduct(ctx, { store_id: store.id, name: 'Vaso' }, { price: 7_90 })
  const all = `/vendedor/dashboard/${store.slug}/produtos`
  const form = await page(`${all}/${product.slug}`, owner)
  const asked = await form.press('Salvar', { 'variants[0].price': '850' })
  expect(asked.error('sure')).toBe('O preço vai de R$ 7,90 para R$ 850,00. É isso mesmo?')
  expect(asked.value('variants[0].price')).toBe('850')
  expect((await asked.press('Salvar', { 'variants[0].price': '8,50' })).toast).not.toBe('')
  const again = await page(`${all}/${product.slug}`, owner)
  const leap = await again.press('Salvar', { 'variants[0].price': '0,85' })
  expect(leap.error('sure')).toContain('R$ 8,50 para R$ 0,85')
  expect((await leap.press('Salvar', { sure: 'true' })).toast).not.toBe('')
})

test('two of a store edit a product: what the other wrote stays, the same field of an option shows both', async ({
  ctx,
  page,
  as,
}) => {
  const { store, owner } = await aStore(ctx)
  const product = await aProduct(ctx, { ...draft, store_id: store.id }, { price: 50_00, on_hand: 5 })
  const address = `/vendedor/dashboard/${store.slug}/produtos/${product.slug}`
  const edit = () => page(address, owner)
  const [one, other, late] = [await edit(), await edit(), await edit()]
  const ref = { store: store.slug, product: product.slug }
  const { ofStore } = (await as(owner)).products
  expect((await one.press('Salvar rascunho', { 'variants[0].price': '55', summary: 'De feltro.' })).toast).toBe(
    'O produto foi salvo.',
  )
  expect(
    (await other.press('Salvar rascunho', { 'variants[0].on_hand': '7', description: 'Onze litros.' })).toast,
  ).toBe('O produto foi salvo.')
  const now = await ofStore.show(ref)
  expect(now.variants).toMatchObject([{ price: 55_00, on_hand: 7 }])
  expect(now).toMatchObject({ summary: 'De feltro.', description: 'Onze litros.' })
  const behind = await late.press('Salvar rascunho', {
    'variants[0].price': '60',
    'variants[0].on_hand': '6',
    name: 'Vaso 11 L',
  })
  expect(behind.status).toBe(409)
  expect(behind.textOf('[data-error-of="variants[0].price"]')).toContain('Agora está assim:55,00')
  expect(behind.value('variants[0].price')).toBe('60')
  expect((await behind.press('Salvar rascunho')).toast).toBe('O produto foi salvo.')
  const last = await ofStore.show(ref)
  expect(last.variants).toMatchObject([{ price: 60_00, on_hand: 8 }])
  expect(last).toMatchObject({ name: 'Vaso 11 L', description: 'Onze litros.' })
})

test('an option that another added stays, one that another took away is not brought back', async ({
  ctx,
  page,
  as,
}) => {
  const { store, owner } = await aStore(ctx)
  const product = await aProduct(ctx, { ...draft, store_id: store.id }, { name: 'Preto', price: 50_00 })
  const address = `/vendedor/dashboard/${store.slug}/produtos/${product.slug}`
  const ref = { store: store.slug, product: product.slug }
  const { ofStore } = (await as(owner)).products
  const names = async () => (await ofStore.show(ref)).variants.map(({ name }) => name)
  const change = async (act: (rows: VariantInput[]) => VariantInput[]) => {
    const { variants, ...now } = productFields(await ofStore.show(ref))
    await ofStore.update({ ...ref, ...now, variants: act(variants) })
  }
  const first = await page(address, owner)
  await change((rows) => [...rows, { name: 'Cinza', price: 52_00, on_hand: 3 }])
  expect((await first.press('Salvar rascunho', { summary: 'De feltro.' })).toast).toBe('O produto foi salvo.')
  expect(await names()).toEqual(['Preto', 'Cinza'])
  const second = await page(address, owner)
  await change((rows) => rows.slice(0, 1))
  expect((await second.press('Salvar rascunho', { description: 'Onze litros.' })).toast).toBe('O produto foi salvo.')
  expect(await names()).toEqual(['Preto'])
  expect(await ofStore.show(ref)).toMatchObject({ summary: 'De feltro.', description: 'Onze litros.' })
})

const draft = { name: 'Vaso', state: 'rascunho', published_at: null } as const
type VariantInput = z.input<typeof Variant>

test('the quick edit of the list asks the same', async ({ ctx, as }) => {
  const { store, owner } = await aStore(ctx)
  const product = await aProduct(ctx, { store_id: store.id }, { price: 7_90 })
  const { quick } = (await as(owner)).products.ofStore
  const typed = { store: store.slug, id: product.variant.id, price: 850_00 }
  await expect(quick(typed)).rejects.toMatchObject({ data: { errors: { sure: [expect.stringContaining('850,00')] } } })
  expect(await quick({ ...typed, sure: true })).toMatchObject({ price: 850_00 })
})
