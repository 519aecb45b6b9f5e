import { expect, test } from '#tests/fixtures.ts'
import { aTask, everyThirdDay } from './tasks.factory.ts'

test('doing a task asks in the units of its grower, and names the scales as meters do', async ({ ctx, as, page }) => {
  const task = await aTask(ctx, everyThirdDay)
  const grower = { id: task.created_by }
  const { updates } = (await as(grower)).journal
  await updates.act({
    kind: 'rega',
    plant_ids: [task.plant_id ?? 0],
    happened_at: '2026-11-10T12:00',
    measures: { volume_ml: { value: 2, unit: 'L' }, ec: { value: 900, scale: 'ppm500' } },
  })
  const form = await page(`/cultivo/agenda/tarefa/${task.id}/feito`, grower)
  expect(form.value('measures.volume_ml.unit')).toBe('L')
  expect(form.value('measures.ec.scale')).toBe('ppm500')
  expect(form.$('select[name="measures.ec.scale"]').text()).not.toContain('ppm500')
  expect(form.$('select[name="measures.ec.scale"]').text()).toContain('ppm (500)')
  await form.press('Feito', { 'measures.volume_ml.value': '1,5' })
  const { data } = await updates.list({ id_or_slug: String(task.plant_id) })
  expect(data[0]?.measures.volume_ml).toEqual({ value: 1.5, unit: 'L' })
})

test('a harvest that was planned ends in the page of its day', async ({ ctx, page }) => {
  const task = await aTask(ctx, { title: 'Colher', kind: 'colheita' })
  const form = await page(`/cultivo/agenda/tarefa/${task.id}/feito`, { id: task.created_by })
  const done = await form.press('Feito', { 'measures.wet_g.value': '300' })
  expect(done.location).toMatch(/^\/cultivo\/planta\/.+\/colhida$/)
  expect(done.toast).toBe('Colheita registrada.')
})
