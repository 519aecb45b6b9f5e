import { eq } from 'drizzle-orm'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { messaging } from '#tests/messaging.ts'
import { staffHolds } from '#tests/staff-holds.ts'
import { message_types } from '../types/message-types.table.ts'
import { checkTemplates, readTemplateStates } from './template-states.actions.ts'
import { whatsappTemplates } from './whatsapp-templates.staff.ts'
import { whatsapp_templates } from './whatsapp-templates.table.ts'

let type_id = 0

staffHolds(
  whatsappTemplates,
  (api) => api.whatsapp.templates,
  (n) => ({ type_id, name: `aviso_${n}`, body: `Oi, {{1}}: aviso ${n}`, language: 'pt_BR' }),
  async ({ db }) => {
    const [type] = await db.insert(message_types).values({ slug: 'x', name: 'x', category: 'utility' }).returning()
    type_id = type?.id ?? 0
  },
)

async function aCatalogue(fixtures: {
  ctx: Parameters<typeof messaging>[0]
  as: (user: { id: number }) => Promise<{ whatsapp: Calls }>
}) {
  const { ctx, as } = fixtures
  const [type] = await ctx.db.insert(message_types).values({ slug: 'x', name: 'x', category: 'utility' }).returning()
  const { whatsapp } = await as(await aStaffMember(ctx, ['messages.manage']))
  const make = (name: string, body = 'Oi, {{1}}!') =>
    whatsapp.templates.create({ name, body, type_id: type?.id ?? 0, language: 'pt_BR', price: 30 })
  const stateOf = async (id: number) => {
    const { state, reason } = await whatsapp.templates.state({ id })
    return reason ? [state, reason] : [state]
  }
  return { whatsapp, make, stateOf }
}
type Calls = import('#web/api-for.server.ts').Client['whatsapp']

const there = (name: string, status: string, more: object = {}) => ({
  ...{
    id: name,
    name,
    language: 'pt_BR',
    status,
    category: 'UTILITY',
    components: [{ type: 'BODY', text: 'Oi, {{1}}!' }],
  },
  ...more,
})

test('what Meta says of each is read page by page: by its name, its language and its very words', async ({
  ctx,
  as,
}) => {
  const { make, stateOf } = await aCatalogue({ ctx, as })
  const [good, bad, other, none] = [await make('bom'), await make('ruim'), await make('outro'), await make('nenhum')]
  const { there: set, templates, server } = await messaging(ctx)
  templates.push(
    there('ruim', 'REJECTED', { rejected_reason: 'INVALID_FORMAT' }),
    there('bom', 'PENDING', { language: 'en' }),
    there('outro', 'APPROVED', { components: [{ type: 'BODY', text: 'Compre já!' }] }),
    there('bom', 'APPROVED', { rejected_reason: 'NONE' }),
  )
  await readTemplateStates(set)
  expect(await stateOf(good.id)).toEqual(['approved'])
  expect(await stateOf(bad.id)).toEqual(['refused', 'INVALID_FORMAT'])
  expect(await stateOf(other.id)).toEqual(['differs', 'O texto na Meta é outro.'])
  expect(await stateOf(none.id)).toEqual(['draft', 'A Meta não conhece um modelo com esse nome neste idioma.'])
  expect(server.received.map(({ path }) => path.split('?')[0])).toEqual(Array(2).fill('/v23.0/555/message_templates'))
})

test('an answer that is not understood is not the word of Meta, and an older one is not the newest', async ({
  ctx,
  as,
  clock,
}) => {
  const { make, stateOf } = await aCatalogue({ ctx, as })
  const { id } = await make('bom')
  await ctx.db.update(whatsapp_templates).set({ state: 'approved', checked_at: ctx.now() })
  const { there: odd } = await messaging(ctx, () => ({ body: { messages: [{ id: '1' }] } }))
  await expect(checkTemplates(odd)).rejects.toMatchObject({ code: 'unavailable' })
  await readTemplateStates(odd)
  expect(await stateOf(id)).toEqual(['approved'])
  const { there: none } = await messaging(ctx)
  clock.now = new Date(clock.now.getTime() - 1000)
  await readTemplateStates(none)
  expect(await stateOf(id)).toEqual(['approved'])
  clock.now = new Date(clock.now.getTime() + 1000)
  await readTemplateStates(none)
  expect((await stateOf(id))[0]).toBe('draft')
})

test('a text that is changed is not the one that was approved; a price is', async ({ ctx, as }) => {
  const { whatsapp, make, stateOf } = await aCatalogue({ ctx, as })
  const { id, ...row } = await make('bom')
  await ctx.db.update(whatsapp_templates).set({ state: 'approved' }).where(eq(whatsapp_templates.id, id))
  await whatsapp.templates.update({ ...row, id, price: 45 })
  expect(await stateOf(id)).toEqual(['approved'])
  await whatsapp.templates.update({ ...row, id, body: 'Olá, {{1}}!' })
  expect(await stateOf(id)).toEqual(['differs'])
})

test('without Meta, or while it is out, staff is told; what was known stays', async ({ ctx, as, page }) => {
  const { whatsapp, make, stateOf } = await aCatalogue({ ctx, as })
  const { id } = await make('bom')
  await ctx.db.update(whatsapp_templates).set({ state: 'approved' })
  await expect(whatsapp.templates.check()).rejects.toMatchObject({ status: 409 })
  const { there: out } = await messaging(ctx, () => ({ status: 500, body: {} }))
  await readTemplateStates(out)
  expect(await stateOf(id)).toEqual(['approved'])
  const staff = await aStaffMember(ctx, ['messages.manage'])
  const shown = await page(`/admin/whatsapp/catalog_messages/${id}/situacao`, staff)
  expect(shown.text).toContain('Este servidor ainda não envia WhatsApp')
  expect(shown.text).toContain('Aprovado')
  await expect(whatsapp.templates.state({ id: 999_999 })).rejects.toMatchObject({ status: 404 })
})

test.for([
  ['Nome Com Espaço', 'Oi', 'name'],
  ['a', '', 'body'],
  ['a', 'Oi, {{3}}', 'body'],
  ['a', 'Oi, {{nome}}', 'body'],
  ['a', 'Oi, {{ 1 }}', 'body'],
  ['a', 'Oi, {{1}} e 2}}', 'body'],
  ['a', 'Só {{2}}', 'body'],
  ['a', 'Sua planta espera', 'body'],
] as const)('%s with “%s” is refused beside its field', async ([name, body, field], { ctx, as }) => {
  const { make } = await aCatalogue({ ctx, as })
  await expect(make(name, body)).rejects.toMatchObject({
    status: 422,
    data: { errors: { [field]: [expect.any(String)] } },
  })
})

test('what Meta says of each is told and filtered in the list, asked for in no form, and what is next is said', async ({
  ctx,
  as,
  page,
}) => {
  const { whatsapp, make } = await aCatalogue({ ctx, as })
  const { id } = await make('recusado')
  await ctx.db.update(whatsapp_templates).set({ state: 'refused', reason: 'INVALID_FORMAT' })
  await make('novo')
  expect((await whatsapp.templates.list({ state: 'refused' })).data).toMatchObject([{ id, reason: 'INVALID_FORMAT' }])
  const staff = await aStaffMember(ctx, ['messages.manage'])
  const list = await page('/admin/whatsapp/catalog_messages?state=refused', staff)
  expect(list.text).toMatch(/Recusado pela Meta.*INVALID_FORMAT/)
  expect(list.text).toContain('R$ 0,30')
  const file = await page('/admin/whatsapp/catalog_messages/csv?state=refused', staff)
  expect(file.html).toContain('0,30;sim;Recusado pela Meta;INVALID_FORMAT')
  const form = await page(`/admin/whatsapp/catalog_messages/${id}`, staff)
  expect(form.value('price')).toBe('0,30')
  expect(form.html).not.toContain('name="state"')
  await form.press('Salvar', { price: '0,38' })
  expect(await whatsapp.templates.show({ id })).toMatchObject({ price: 38, state: 'refused' })
  const [type] = await ctx.db.select().from(message_types)
  const made = await (await page('/admin/whatsapp/catalog_messages/novo', staff)).press('Criar', {
    ...{ name: 'aviso_geral', type_id: String(type?.id), body: 'Oi, {{1}}!', price: '0,05' },
  })
  expect((await made.follow()).text).toContain('O próximo passo é na Meta')
})

test('other words under a name that Meta has differ from what it has; a type is coded by its name', async ({
  ctx,
  as,
}) => {
  const { whatsapp, make } = await aCatalogue({ ctx, as })
  const { state: _, reason: __, ...template } = await make('bom')
  await ctx.db.update(whatsapp_templates).set({ state: 'approved' })
  const changed = { ...template, language: 'pt_BR' as const, body: 'Olá, {{1}}!' }
  expect(await whatsapp.templates.update(changed)).toMatchObject({ state: 'differs' })
  expect(await whatsapp.templates.update({ ...changed, name: 'melhor' })).toMatchObject({ state: 'draft' })
  const typed = { name: 'Manutenção do site', category: 'utility' as const }
  expect(await whatsapp.types.create(typed)).toMatchObject({ slug: 'manutencao-do-site' })
  await expect(whatsapp.types.create({ ...typed, name: '2026' })).rejects.toMatchObject({ status: 422 })
})
