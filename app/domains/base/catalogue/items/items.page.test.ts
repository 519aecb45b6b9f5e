import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { catalogues } from '../catalogues.kinds.ts'

test.for(Object.values(catalogues))(
  '$title: a list for staff, with its new item, order and CSV',
  async (catalogue, { ctx, page }) => {
    const admin = await anAdmin(ctx)
    const address = `/admin/${catalogue.name}`
    expect(await page(address, admin)).toMatchObject({
      status: 200,
      heading: catalogue.title,
      title: `${catalogue.title} - Grower`,
    })
    for (const rest of ['', '/novo', '/ordem', '/csv']) {
      expect((await page(address + rest, admin)).status, rest).toBe(200)
      expect((await page(address + rest, await aUser(ctx))).location, rest).toBe('/')
      expect((await page(address + rest)).location, rest).toMatch(/^\/auth\/login/)
    }
  },
)

test('an item is made, renamed, moved and deleted by its forms; a taken name is said beside its field', async ({
  ctx,
  page,
}) => {
  const address = '/admin/cuidados_planta'
  const form = await page(`${address}/novo`, await anAdmin(ctx))
  expect(form.heading).toBe('Novo cuidado')
  const first = (await form.open(address)).$('tbody a').first().text()
  const taken = await form.press('Criar', { name: first, active: 'false' })
  expect(taken.error('name')).toContain('Já existe')
  expect(taken.value('name')).toBe(first)
  const made = await taken.press('Criar', { name: 'Poda de raiz' })
  expect([made.location, made.toast]).toEqual([address, 'Poda de raiz entrou na lista.'])
  const list = await made.follow()
  const item = await list.open(list.$('a:contains("Poda de raiz")').attr('href') ?? '')
  expect(item).toMatchObject({ status: 200, heading: 'Poda de raiz' })
  expect((await item.press('Salvar', { name: 'Raiz' })).toast).toBe('Raiz foi salvo.')
  const moved = await (await item.open(`${address}/ordem`)).press('Subir Raiz', {}, 'li:has([aria-label="Subir Raiz"])')
  expect(moved.location).toBe(`${address}/ordem`)
  const order = (await moved.follow())
    .$('main ol li')
    .map((_, li) => moved.$(li).text())
    .get()
  expect(order.at(-2)).toContain('Raiz')
  expect((await item.press('Apagar')).toast).toBe('O item foi apagado.')
})

test('an item that things use says so, and stays', async ({ ctx, page }) => {
  const plant = await aPlant(ctx)
  const shown = await page(`/admin/ciclos_da_planta/${plant.plant_cycle_id}`, await anAdmin(ctx))
  expect(shown.text).toContain('Não dá para apagar enquanto algo depende deste item.')
  const refused = await shown.press('Apagar')
  expect(refused.status).toBe(409)
  expect((await shown.open('/admin/ciclos_da_planta/999999')).status).toBe(404)
})
