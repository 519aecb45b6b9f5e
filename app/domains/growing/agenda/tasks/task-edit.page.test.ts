import { expect, test } from '#tests/fixtures.ts'
import { aTask, everyThirdDay } from './tasks.factory.ts'

test('a task opened in two tabs: both keep what they changed, the same field shows both', async ({ ctx, as, page }) => {
  const task = await aTask(ctx, { ...everyThirdDay, title: 'Regar' })
  const grower = { id: task.created_by }
  const edit = () => page(`/cultivo/agenda/tarefa/${task.id}/editar`, grower)
  const [phone, desk, old] = [await edit(), await edit(), await edit()]
  expect((await phone.press('Salvar', { notes: 'Só a metade.', remind: 'dia' })).toast).toBe('Alterações salvas.')
  expect((await desk.press('Salvar', { title: 'Regar bem', every: '5' })).toast).toBe('Alterações salvas.')
  const { tasks } = (await as(grower)).agenda
  expect(await tasks.show({ task_id: task.id })).toMatchObject({
    ...{ title: 'Regar bem', notes: 'Só a metade.', remind_minutes: -480 },
    words: 'a cada 5 dias',
  })
  const behind = await old.press('Salvar', { title: 'Regar pouco', every: '2' })
  expect(behind.status).toBe(409)
  expect(behind.textOf('[data-error-of=title]')).toContain('Agora está assim:Regar bem')
  expect(behind.textOf('[data-error-of=repeat]')).toContain('Agora está assim:a cada 5 dias')
  expect(behind.value('title')).toBe('Regar pouco')
  expect((await behind.press('Salvar')).toast).toBe('Alterações salvas.')
  expect(await tasks.show({ task_id: task.id })).toMatchObject({ title: 'Regar pouco', notes: 'Só a metade.' })
})

test('a task that was done meanwhile keeps its next date, and its activity', async ({ ctx, as, page }) => {
  const task = await aTask(ctx, { ...everyThirdDay, kind: 'desfolha' })
  const grower = { id: task.created_by }
  const edit = await page(`/cultivo/agenda/tarefa/${task.id}/editar`, grower)
  const { tasks } = (await as(grower)).agenda
  await tasks.do({ task_id: task.id, planned_at: task.due_at.toISOString() })
  const { due_on } = await tasks.show({ task_id: task.id })
  expect((await edit.press('Salvar', { title: 'Olhar de perto' })).toast).toBe('Alterações salvas.')
  expect(await tasks.show({ task_id: task.id })).toMatchObject({ title: 'Olhar de perto', kind: 'desfolha', due_on })
})
