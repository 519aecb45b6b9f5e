import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('an own activity is made, asked for in the form, and counts as feeding', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const list = await page('/cultivo/atividades', grower)
  expect(list).toMatchObject({ status: 200, heading: 'Suas atividades' })
  const made = await list.press('Criar atividade', {
    name: 'Ritual',
    feeding: 'true',
    'requirements.height_cm': list.choice('requirements.height_cm', 'Sempre'),
  })
  expect(made.toast).toBe('Ritual está na sua lista.')
  expect((await made.follow()).$('h3:contains(Ritual)').length).toBe(1)

  const journal = await page(`/cultivo/planta/${plant.slug}/atualizacoes`, grower)
  const form = await journal.click('Ritual')
  expect(form.$('h2:contains(Ritual)').length).toBe(1)
  const refused = await form.press('Registrar')
  expect(refused.error('measures.height_cm.value')).toBe('Preencha este campo.')
  const noted = await (await refused.press('Registrar', { 'measures.height_cm.value': '0' })).follow()
  expect(noted.text).toContain('Altura 0 cm')
  expect((await page(`/cultivo/planta/${plant.slug}`, grower)).text).toContain('Última alimentaçãohoje')

  const archived = await (await page('/cultivo/atividades', grower)).press('Arquivar')
  expect(archived.toast).toContain('A atividade foi arquivada.')
  expect((await archived.follow()).text).toContain('Você ainda não criou nenhuma.')
})

test('an activity without a name is refused beside it, and keeps what it asks for', async ({ ctx, page }) => {
  const list = await page('/cultivo/atividades', await aUser(ctx))
  const refused = await list.press('Criar atividade', { 'requirements.ph': 'required', watering: 'true' })
  expect([refused.status, refused.error('name')]).toEqual([422, 'Preencha este campo.'])
  expect(refused.value('requirements.ph')).toBe('required')
  expect(refused.$('[name=watering]').is('[checked]')).toBe(true)
})

test('an own activity is changed where it stands in the list', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const made = await (await page('/cultivo/atividades', grower)).press('Criar atividade', { name: 'Ritual' })
  const changed = await (await made.follow()).press('Salvar', { name: 'Ronda' })
  expect(changed.toast).toBe('Alterações salvas.')
  expect((await changed.follow()).$('h3:contains(Ronda)').length).toBe(1)
  expect((await page('/cultivo/atividades')).location).toContain('/auth/login')
})
