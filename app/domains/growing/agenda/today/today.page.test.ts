import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aTask } from '../tasks/tasks.factory.ts'

test('who has nothing yet is shown where a garden begins; signed out, the login', async ({ ctx, page }) => {
  const today = await page('/cultivo', await aUser(ctx))
  expect(today).toMatchObject({ status: 200, heading: 'Hoje' })
  expect(today.text).toContain('Seu jardim começa aqui')
  expect((await page('/cultivo')).location).toContain('/auth/login')
})

test('of many marked as done one plant is refused by its name, and the others are done', async ({ ctx, as, page }) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, name: 'Sala' })
  const slugs = []
  for (const name of ['Uma', 'Outra', 'Mais uma']) {
    const { id, slug } = await aPlant(ctx, { created_by: grower.id, name, space_id: space.id })
    await aTask(ctx, { title: 'Amarrar', kind: 'lst', plant_id: id })
    slugs.push(slug)
  }
  const today = await page('/cultivo', grower)
  expect(today.text).toContain('3 tarefas')
  await (await as(grower)).garden.plants.archive({ id_or_slug: slugs[1] ?? '', archived: true })
  const refused = await today.press('Marcar as 3 como feitas')
  expect(refused.textOf('[role=alert]')).toContain('Amarrar, Outra: está no arquivo.')
  const done = await refused.press('Marcar as outras 2 como feitas')
  expect(done.toast).toBe('2 tarefas feitas!')
  expect((await done.follow()).$('button:contains(como feitas)').length).toBe(0)
})

test('what was undone or done in another tab is said, and takes nobody from the list', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, name: 'Sala' })
  await aTask(ctx, { title: 'Girar', kind: 'limpeza', created_by: grower.id, space_id: space.id })
  await aPlant(ctx, { created_by: grower.id, space_id: space.id })
  const tab = () => page('/cultivo', grower)
  const away = await (await (await tab()).press('Adiar para amanhã')).follow()
  await (await (await away.press('Desfazer', {}, '.toast-box')).follow()).press('Feito: Girar')
  const late = await away.press('Desfazer', {}, '.toast-box')
  expect([late.location, late.toast]).toEqual(['/cultivo', 'Essa tarefa já tinha sido feita ou pulada.'])
  const [one, other] = [await tab(), await tab()]
  expect((await one.press('Desfazer: Girar')).toast).toBe('Desfeito. A tarefa voltou.')
  const again = await other.press('Desfazer: Girar')
  expect([again.location, again.toast]).toEqual(['/cultivo', 'Isso já foi desfeito.'])
})

test('what marks many as done says what it writes of water and food', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const { id } = await aPlant(ctx, { created_by: grower.id })
  for (const kind of ['desfolha', 'cobertura', 'lst'] as const) await aTask(ctx, { title: kind, kind, plant_id: id })
  expect((await page('/cultivo', grower)).text).toContain('Marcar as 3 como feitas (inclui 1 adubação)')
})

test('many marked as done are undone from their toast, which needs no script', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, name: 'Sala' })
  for (const kind of ['limpeza', 'desfolha'] as const)
    await aTask(ctx, { title: kind, kind, created_by: grower.id, space_id: space.id })
  await aPlant(ctx, { created_by: grower.id, space_id: space.id })
  const done = await (await page('/cultivo', grower)).press('Marcar as 2 como feitas')
  expect(done.toast).toBe('2 tarefas feitas!')
  const undone = await (await done.follow()).press('Desfazer', {}, '.toast-box')
  expect([undone.location, undone.toast]).toEqual(['/cultivo', 'Desfeito. As 2 tarefas voltaram.'])
  expect((await undone.follow()).text).toContain('2 tarefas')
  const one = await (await page('/cultivo', grower)).press('Feito: limpeza')
  const back = await (await one.follow()).press('Desfazer', {}, '.toast-box')
  expect(back.toast).toBe('Desfeito. A tarefa voltou.')
})

test('done in one tap, taken back and put off: each says what follows', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, name: 'Aurora' })
  await aTask(ctx, { title: 'Girar', kind: 'lst', plant_id: plant.id, rrule: 'FREQ=DAILY;INTERVAL=2' })
  const today = () => page('/cultivo', grower)
  const done = await (await today()).press('Feito: Girar')
  expect(done.toast).toMatch(/^Feito! A próxima é /)
  const back = await (await done.follow()).press('Desfazer: Girar')
  expect(back.toast).toBe('Desfeito. A tarefa voltou.')
  const away = await (await today()).press('Adiar para amanhã')
  expect(away.toast).toBe('Fica para amanhã.')
  const again = await (await away.follow()).press('Desfazer', {}, '.toast-box')
  expect(again.toast).toBe('A tarefa voltou.')
  await (await again.follow()).press('Adiar para amanhã')
  expect((await today()).text).toContain('A próxima tarefa é “Girar” (Aurora), amanhã.')
})

test('what asks for a value is noted on a page of its own, and refused there when it can not be', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, name: 'Aurora' })
  await aTask(ctx, { title: 'Altura', kind: 'altura', plant_id: plant.id })
  const form = await (await page('/cultivo', grower)).click('Registrar: Altura')
  expect(form).toMatchObject({ status: 200, heading: 'Altura' })
  const refused = await form.press('Feito', { text: 'Cresceu.' })
  expect(refused.status).toBe(422)
  expect(refused.error('measures.height_cm.value')).toBe('Preencha este campo.')
  expect(refused.$('[name=text]').text()).toBe('Cresceu.')
  expect((await refused.press('Feito', { 'measures.height_cm.value': '42' })).toast).toMatch(/^Feito!/)
  expect((await page(`/cultivo/planta/${plant.slug}/atualizacoes`, grower)).text).toContain('42 cm')
})

test('a task shows the two measures that it is about, the rest folded: those noted last, at first two', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id })
  const daily = { kind: 'medicao', rrule: 'FREQ=DAILY', created_by: grower.id, space_id: space.id } as const
  const { id } = await aTask(ctx, { ...daily, title: 'Medir a água' })
  const form = () => page(`/cultivo/agenda/tarefa/${id}/feito`, grower)
  const inSight = ({ $ }: Awaited<ReturnType<typeof form>>) =>
    $('main form input[name^=measures]')
      .not($('details input'))
      .map((_, input) => $(input).attr('name')?.split('.')[1])
      .get()
  const first = await form()
  expect(inSight(first)).toEqual(['temperature', 'humidity'])
  const water = { 'measures.ph.value': '6,1', 'measures.ec.value': '1,4', 'measures.ec.scale': 'mS/cm' }
  expect((await first.press('Feito', water)).toast).toMatch(/^Feito!/)
  expect(inSight(await form())).toEqual(['ph', 'ec'])
})
