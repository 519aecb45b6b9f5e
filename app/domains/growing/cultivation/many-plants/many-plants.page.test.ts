import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('plants are marked in a list, harvested, then weighed; nothing marked is said', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, name: 'Primeira' })
  await aPlant(ctx, { created_by: grower.id, name: 'Segunda' })
  const list = await page('/cultivo/gerenciar/plantas', grower)
  expect(list).toMatchObject({ status: 200, heading: 'Gerenciar plantas' })
  expect((await list.press('Colher')).text).toContain('Marque pelo menos uma planta para continuar.')
  const form = await list.press('Colher', { plant_ids: String(plant.id) })
  expect(form).toMatchObject({ status: 200, heading: 'Colher 1 planta' })
  const refused = await form.press('Colher 1 planta', { 'harvests[0].wet_g': 'muito', text: 'Cheirosa.' })
  expect(refused.status).toBe(422)
  expect(refused.$('[data-error-of*=wet_g] .text-error').text()).not.toBe('')
  expect([refused.value('harvests[0].wet_g'), refused.$('[name=text]').text()]).toEqual(['muito', 'Cheirosa.'])
  expect((await refused.press('Colher 1 planta', { 'harvests[0].wet_g': '412' })).status).toBe(302)

  const cut = await page('/cultivo/gerenciar/plantas?status=colhida', grower)
  const weigh = await cut.press('Pesar', { todas: 'true' })
  expect((await weigh.press('Pesar 1 planta', { 'weights[0].dry_g': '98,5' })).status).toBe(302)
  const shown = await page(`/cultivo/planta/${plant.slug}`, grower)
  for (const words of ['Colhida em', '412 g', '98,5 g', '(24 % do úmido)']) expect(shown.text).toContain(words)
})

test('moved, put into another phase, cloned, lost: each act says what it did to how many', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  await aSpace(ctx, { created_by: grower.id, name: 'Tenda' })
  for (const name of ['Uma', 'Outra']) await aPlant(ctx, { created_by: grower.id, name })
  const answer = (act: string) => page(`/cultivo/gerenciar/plantas?acao=${act}&todas=true`, grower)
  const moving = await answer('mover')
  const moved = await moving.press('Mover 2 plantas', { space_id: moving.choice('space_id', 'Tenda') })
  expect(moved.toast).toBe('2 plantas no novo espaço.')
  // An untouched field takes them nowhere.
  expect((await moving.press('Mover 2 plantas')).error('space_id')).toBe('Escolha para onde elas vão.')
  const out = await moving.press('Mover 2 plantas', { space_id: moving.choice('space_id', 'Nenhum espaço') })
  expect(out.toast).toBe('2 plantas sem espaço.')
  const turning = await answer('fase')
  expect((await turning.press('Mudar a fase de 2 plantas')).error('plant_cycle_id')).not.toBe('')
  const turned = await turning.press('Mudar a fase de 2 plantas', {
    plant_cycle_id: turning.choice('plant_cycle_id', 'Floração'),
  })
  expect(turned.toast).toBe('2 plantas na nova fase.')
  expect((await (await turned.follow()).press('Desfazer')).status).toBe(302)
  const lost = await answer('perda')
  expect((await lost.press('Registrar a perda de 2 plantas')).error('cause')).toBe('Preencha este campo.')
  const cloned = await (await answer('clonar')).press('Clonar', { count: '2', name: 'Filha' })
  expect(cloned.status).toBe(302)
  expect((await page('/cultivo/plantas', grower)).text).toContain('4 plantas')
})

test('somebody else’s plants can not be marked', async ({ ctx, page }) => {
  const plant = await aPlant(ctx, { private: false, name: 'Alheia' })
  const answer = await page(`/cultivo/gerenciar/plantas?acao=colher&plant_ids=${plant.id}`, await aUser(ctx))
  expect(answer.text).toContain('Marque pelo menos uma planta para continuar.')
  expect((await page('/cultivo/gerenciar/plantas')).location).toContain('/auth/login')
})
