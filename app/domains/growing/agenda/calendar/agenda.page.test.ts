import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aPlan } from '#domains/garden/plans/plans/plans.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aTask } from '../tasks/tasks.factory.ts'

test('month, week and list of the own agenda are addresses of their own', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  await aTask(ctx, { title: 'Girar a planta', plant_id: plant.id })
  for (const [view, title] of [
    ['', 'Agenda do mês'],
    ['?visao=semana', 'Agenda da semana'],
    ['?visao=lista', 'Agenda em lista'],
  ]) {
    const shown = await page(`/cultivo/agenda${view}`, grower)
    expect(shown, view).toMatchObject({ status: 200, heading: 'Agenda' })
    expect(shown.title, view).toContain(title)
    expect(shown.text, view).toContain('Girar a planta')
  }
  expect((await page('/cultivo/agenda')).location).toContain('/auth/login')
})

test('a task is made by its form; what is wrong is said beside its field, and nothing typed is lost', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  await aPlant(ctx, { created_by: grower.id, name: 'Primeira' })
  const chosen = await page('/cultivo/agenda?visao=mes&dia=2026-11-30', grower)
  expect((await chosen.click('Nova tarefa')).value('due_on')).toBe('2026-11-30')
  const form = await page('/cultivo/agenda/nova', grower)
  const refused = await form.press('Criar tarefa', { notes: 'Meia volta.', repeat: 'dias', every: '2' })
  expect(refused.status).toBe(422)
  expect(refused.error('title')).toBe('Preencha este campo.')
  expect(refused.error('about')).not.toBe('')
  expect([refused.$('[name=notes]').text(), refused.value('repeat'), refused.value('every')]).toEqual([
    'Meia volta.',
    'dias',
    '2',
  ])
  const made = await refused.press('Criar tarefa', {
    title: 'Girar a planta',
    about: refused.choice('about', 'Planta: Primeira'),
    activity: refused.choice('activity', 'LST (amarração)'),
  })
  const shown = await made.follow()
  expect(shown.status).toBe(200)
  const list = await page('/cultivo/agenda?visao=lista', grower)
  expect(list.text.split('Girar a planta').length - 1).toBeGreaterThan(4)
})

test('a reminder whose hour is over is asked about once, with everything typed', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const form = await page(`/cultivo/agenda/nova?em=plant:${plant.id}`, grower)
  const asked = await form.press('Criar tarefa', { title: 'Regar', due_on: '2026-11-19', remind: 'dia' })
  expect(asked.status).toBe(422)
  expect(asked.error('sure')).toContain('já passou')
  expect(asked.value('title')).toBe('Regar')
  expect((await asked.press('Criar tarefa', { sure: 'true' })).toast).toContain('Tarefa criada: Regar')
})

test('a task is changed, done and deleted on its own page, which is nobody else’s', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, name: 'Aurora' })
  const task = await aTask(ctx, { title: 'Olhar', plant_id: plant.id })
  const address = `/cultivo/agenda/tarefa/${task.id}`
  expect((await page(address, grower)).heading).toBe('Olhar')
  for (const path of [address, `${address}/editar`, `${address}/feito`]) {
    expect((await page(path, await aUser(ctx))).status, path).toBe(404)
    expect((await page(path)).location, path).toContain('/auth/login')
  }
  const edit = await page(`${address}/editar`, grower)
  const refused = await edit.press('Salvar', { title: '', notes: 'De perto.' })
  expect([refused.status, refused.error('title')]).toEqual([422, 'Preencha este campo.'])
  expect(refused.$('[name=notes]').text()).toBe('De perto.')
  const saved = await refused.press('Salvar', { title: 'Olhar as folhas' })
  expect((await saved.follow()).text).toContain('Olhar as folhas')
  expect((await (await page(address, grower)).press('Feito')).toast).toBe('Feito!')
  expect((await page(address, grower)).text).toContain('Concluída.')
  const gone = await (await page(`${address}/editar`, grower)).press('Apagar tarefa')
  expect(gone.status).toBe(302)
  expect((await page(address, grower)).status).toBe(404)
})

test('a plant, a space and a plan have their agenda, as public as they are', async ({ ctx, page }) => {
  const plant = await aPlant(ctx, { private: false, name: 'Aurora' })
  const space = await aSpace(ctx, { private: false, name: 'Tenda' })
  const plan = await aPlan(ctx, { private: false, name: 'Ciclo' })
  for (const [path, heading] of [
    [`planta/${plant.slug}`, 'Agenda · Aurora'],
    [`espaco/${space.slug}`, 'Agenda · Tenda'],
    [`plano/${plan.slug}`, 'Agenda · Ciclo'],
  ]) {
    const shown = await page(`/cultivo/${path}/agenda`)
    expect(shown, path).toMatchObject({ status: 200, heading })
    expect(shown.links(), path).not.toContain('/cultivo/agenda/nova')
  }
  const hidden = await aPlant(ctx)
  expect((await page(`/cultivo/planta/${hidden.slug}/agenda`, await aUser(ctx))).status).toBe(404)
})

test('the calendar of the phone has a secret address, that can be hushed, renewed and switched off', async ({
  ctx,
  page,
}) => {
  const grower = await aUser(ctx)
  const off = await page('/cultivo/agenda/celular', grower)
  expect(off).toMatchObject({ status: 200, heading: 'Agenda no celular' })
  const on = await (await off.press('Criar o endereço')).follow()
  const addressOn = ({ $ }: typeof on) => String($('input[readonly]').val())
  const first = addressOn(on)
  const calendar = await page(new URL(first).pathname)
  expect(calendar.headers.get('content-type')).toContain('text/calendar')
  const hushed = await (
    await on.press(on.text.includes('Mostrar os títulos') ? 'Mostrar os títulos' : 'Usar o modo discreto')
  ).follow()
  const renewed = await (await hushed.press('Trocar o endereço')).follow()
  expect(addressOn(renewed)).not.toBe(first)
  expect((await page(new URL(first).pathname)).status).toBe(404)
  const none = await (await renewed.press('Desligar')).follow()
  expect(none.text).toContain('A agenda no celular está desligada')
})
