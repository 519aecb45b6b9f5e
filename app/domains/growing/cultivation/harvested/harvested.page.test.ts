import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aTask, everyThirdDay } from '#domains/growing/agenda/tasks/tasks.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('a harvest ends in its own page: the weight, the days, what comes next, and the tasks that are left', async ({
  ctx,
  as,
  page,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, name: 'Lua', started_on: '2026-08-01' })
  const water = await aTask(ctx, { plant_id: plant.id, title: 'Regar a Lua', ...everyThirdDay })
  const weigh = await aTask(ctx, { plant_id: plant.id, title: 'Pesar a Lua', kind: 'pesagem' })
  const form = await page(`/cultivo/planta/${plant.slug}/atualizacoes?tipo=colheita`, grower)
  const written = await form.press('Registrar', { 'measures.wet_g.value': '412,25' })
  expect([written.location, written.toast]).toEqual([`/cultivo/planta/${plant.slug}/colhida`, 'Colheita registrada.'])
  const day = await written.follow()
  expect(day).toMatchObject({ status: 200, heading: 'Você colheu Lua' })
  for (const words of ['412,25 g', '112 dias', 'Criar um espaço de secagem', 'Registrar pesagem'])
    expect(day.text).toContain(words)
  expect(day.links()).toContain(`/cultivo/planta/${plant.slug}/atualizacoes?tipo=pesagem`)
  const drying = await page(`/cultivo/add-espaco?tipo=secagem&planta=${plant.id}`, grower)
  expect(day.links()).toContain(`/cultivo/add-espaco?tipo=secagem&planta=${plant.id}`)
  expect((await drying.press('Criar espaço', { name: 'Varal' })).toast).toBe('Espaço pronto: Varal.')
  const hung = await (await as(grower)).garden.plants.show({ id_or_slug: plant.slug })
  expect(hung.space).toMatchObject({ name: 'Varal' })
  expect(day.$('input[name=task_ids][checked]').val()).toBe(String(water.id))

  expect((await day.press('Fechar as marcadas', { task_ids: '' })).error('task_ids')).not.toBe('')
  const closed = await day.press('Fechar as marcadas', { task_ids: String(water.id) })
  expect(closed.toast).toBe('Uma tarefa fechada.')
  const { data } = await (await as(grower)).agenda.tasks.ofPlants({ plant_ids: [plant.id] })
  expect(data.map(({ task_id }) => task_id)).toEqual([weigh.id])
})

test('many are harvested with their tasks; one leads to its page', async ({ ctx, as, page }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, name: 'Lua' })
  const task = await aTask(ctx, { plant_id: plant.id, title: 'Regar a Lua', ...everyThirdDay })
  const form = await page(`/cultivo/gerenciar/plantas?acao=colher&plant_ids=${plant.id}`, grower)
  expect(form.text).toContain('Fechar a tarefa que ficou aberta?')
  const cut = await form.press('Colher 1 planta', { end_task_ids: String(task.id) })
  expect(cut.location).toBe(`/cultivo/planta/${plant.id}/colhida`)
  const day = await cut.follow()
  expect(day.heading).toBe('Você colheu Lua')
  // Its weight is added to the same harvest: a second one would move the day.
  const weighing = await day.click('Registrar o peso úmido')
  expect(weighing.heading).toBe('Editar colheita')
  const weighed = await weighing.press('Salvar', { 'measures.wet_g.value': '1,2345', 'measures.wet_g.unit': 'kg' })
  expect(weighed.status).toBe(302)
  expect((await page(`/cultivo/planta/${plant.slug}/colhida`, grower)).text).toContain('1.234,5 g')
  expect((await (await as(grower)).agenda.tasks.show({ task_id: task.id })).closed).toBe(true)
})

test('a living plant, and somebody else’s, have no such page', async ({ ctx, page }) => {
  const plant = await aPlant(ctx, { private: false })
  const harvest = `/cultivo/planta/${plant.slug}/colheita`
  expect((await page(`/cultivo/planta/${plant.slug}/colhida`, { id: plant.created_by })).location).toBe(harvest)
  expect((await page(`/cultivo/planta/${plant.slug}/colhida`, await aUser(ctx))).location).toBe(harvest)
})

test('a harvest is undone from its own page: the plant is where it was', async ({ ctx, as, page }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, {
    created_by: grower.id,
    name: 'Sabiá',
    plant_cycle_id: await cycleId(ctx, 'semente'),
  })
  const { journal, garden } = await as(grower)
  await journal.updates.post({ id_or_slug: plant.slug, kind: 'colheita', sure: true })
  const day = await page(`/cultivo/planta/${plant.slug}/colhida`, grower)
  const undone = await day.press('Desfazer')
  expect(undone.toast).toBe('A colheita foi desfeita: Sabiá está em Semente.')
  expect((await undone.follow()).status).toBe(200)
  expect(await garden.plants.show({ id_or_slug: plant.slug })).toMatchObject({
    status: 'viva',
    plant_cycle: { slug: 'semente' },
  })
})
