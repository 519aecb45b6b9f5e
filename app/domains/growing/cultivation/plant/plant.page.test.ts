import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aPlan, planStatusId } from '#domains/garden/plans/plans/plans.factory.ts'
import { plan_plants } from '#domains/garden/plans/plans/plans.table.ts'
import { aTask } from '#domains/growing/agenda/tasks/tasks.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Page } from '#tests/pages/page.ts'

const wordsOf = ({ $ }: Page, selector: string) =>
  $(selector)
    .map((_, each) => $(each).text().trim())
    .get()
const menu = '[aria-label="Mais sobre Aurora"]'

/** Aurora, with photos, in a space, on day 12 of 30 of her plan, with a task of her own and one of her space. */
async function aurora(ctx: Context) {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, name: 'Tenda' })
  const plant = await aPlant(ctx, {
    created_by: grower.id,
    name: 'Aurora',
    private: false,
    photos: 2,
    space_id: space.id,
    started_on: '2026-11-01',
    cycle_since: '2026-11-10',
  })
  const plan_status_id = await planStatusId(ctx, 'em-andamento')
  const plan = await aPlan(ctx, { created_by: grower.id, private: false, starts_on: '2026-11-10', plan_status_id })
  await ctx.db.insert(plan_plants).values({ plan_id: plan.id, plant_id: plant.id })
  await aTask(ctx, { title: 'Amarrar', kind: 'lst', plant_id: plant.id, due_on: '2026-11-19' })
  await aTask(ctx, { title: 'Limpar', kind: 'limpeza', space_id: space.id, created_by: grower.id })
  await aTask(ctx, { title: 'Girar', plant_id: plant.id, due_on: '2026-11-25' })
  await aTask(ctx, { title: 'De outra', plant_id: (await aPlant(ctx, { created_by: grower.id })).id })
  return { grower, plant, address: `/cultivo/planta/${plant.slug}` }
}

test('of her acts one is in view, and the rest in a menu that opens without scripts', async ({ ctx, page }) => {
  const { grower, plant, address } = await aurora(ctx)
  const shown = await page(address, grower)
  expect(wordsOf(shown, 'main header .btn-primary')).toEqual(['Registrar'])
  expect(shown.$('main header button[aria-label="O que é isso? Dia da fase"]').length).toBe(1)
  expect(shown.$('button:contains(Mais sobre Aurora)').attr('popovertarget')).toBeTruthy()
  expect(wordsOf(shown, `${menu} a`)).toEqual([
    'Editar',
    'Mudar de fase',
    'Alimentar com receita',
    'Montagem',
    'Link de visita',
    'Etiqueta com QR',
    'Exportar',
    'Arquivar ou apagar',
  ])
  for (const act of ['Editar', 'Montagem', 'Link de visita', 'Etiqueta com QR', 'Exportar'])
    expect((await shown.click(act, 'main header')).status, act).toBe(200)
  expect(shown.$(`${menu} a:contains(Arquivar)`).attr('href')).toBe(`/cultivo/planta/${plant.slug}/edit#cuidado`)
  const hidden = await shown.press('Público, tornar privado')
  expect(hidden.toast).toBe('Agora só você vê esta planta.')
})

test('what comes next and where she is in her plan stand before the rest of the page', async ({ ctx, page }) => {
  const { grower, address } = await aurora(ctx)
  const shown = await page(address, grower)
  expect(shown.textOf('[aria-label=Plano]')).toContain('vegetativodia 12 de 30')
  expect(wordsOf(shown, '[aria-labelledby=proximas-tarefas] li a:first-of-type')).toEqual([
    'Amarrar',
    'Limpar',
    'Girar',
  ])
  expect(shown.textOf('[aria-labelledby=proximas-tarefas]')).toContain('2 dias de atraso')
  const done = await shown.press('Feito: Amarrar')
  expect(done.location).toBe(address)
  expect(wordsOf(await done.follow(), '[aria-labelledby=proximas-tarefas] li a:first-of-type')).toEqual([
    'Limpar',
    'Girar',
  ])
})

test('a visitor and another grower see the plant and her plan: no menu, nobody’s tasks', async ({ ctx, page }) => {
  const { address } = await aurora(ctx)
  for (const other of [undefined, await aUser(ctx)]) {
    const shown = await page(address, other)
    expect(shown).toMatchObject({ status: 200, heading: 'Aurora' })
    expect(shown.textOf('[aria-label=Plano]')).toContain('dia 12 de 30')
    expect(shown.$(menu).length).toBe(0)
    expect(shown.text).not.toContain('Próximas tarefas')
    expect(wordsOf(shown, 'main header .btn-primary')).toEqual([])
  }
})

test('a plant without photo, space or plan has a whole page, and so has one in the archive', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, name: 'Aurora' })
  const address = `/cultivo/planta/${plant.slug}`
  const bare = await page(address, grower)
  expect(bare.text).toContain('Nenhuma tarefa marcada.')
  expect((await bare.click('Nova tarefa')).status).toBe(200)
  await (await page(`${address}/edit`, grower)).press('Arquivar')
  const archived = await page(address, grower)
  expect(archived.text).toContain('Arquivada')
  expect(archived.text).not.toContain('Nenhuma tarefa marcada.')
})
