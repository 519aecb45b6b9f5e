import { vi } from 'vitest'
import { keepWhileSending } from '#domains/base/outbox/keep-while-sending.browser.ts'
import { queuedOf } from '#domains/base/outbox/queue.browser.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { lineToSite } from '#tests/phone/line-to-site.ts'
import { expect, test } from '#tests/phone/phone.ts'
import { registerChosen } from '#ui/form/chosen-photos.ts'
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

test('words that were typed go along with ‘como da última vez’, and values that were typed are meant', async ({
  ctx,
  as,
  page,
}) => {
  const task = await aTask(ctx, everyThirdDay)
  const grower = { id: task.created_by }
  const { updates } = (await as(grower)).journal
  const plant_ids = [task.plant_id ?? 0]
  await updates.act({
    kind: 'rega',
    plant_ids,
    happened_at: '2026-11-10T12:00',
    measures: { volume_ml: { value: 900 } },
  })
  const form = await page(`/cultivo/agenda/tarefa/${task.id}/feito`, grower)
  await form.press('Feito, como da última vez', { text: 'Com melaço.', 'measures.ph.value': '6,4' })
  const { data } = await updates.list({ id_or_slug: String(task.plant_id) })
  expect(data[0]).toMatchObject({ text: 'Com melaço.', measures: { volume_ml: { value: 900 }, ph: { value: 6.4 } } })
})

test('‘como da última vez’ repeats what was on screen, or asks', async ({ ctx, as, page }) => {
  const task = await aTask(ctx, everyThirdDay)
  const grower = { id: task.created_by }
  const { updates } = (await as(grower)).journal
  const water = (day: string, value: number) =>
    updates.act({
      ...{ kind: 'rega', plant_ids: [task.plant_id ?? 0], happened_at: `2026-11-${day}T12:00` },
      measures: { volume_ml: { value } },
    })
  await water('10', 444)
  const form = await page(`/cultivo/agenda/tarefa/${task.id}/feito`, grower)
  await water('12', 150)
  const asked = await form.press('Feito, como da última vez')
  expect(asked.error('sure')).toContain('agora é 150')
  const done = await asked.press('Feito, como da última vez', { sure: String(asked.value('sure')) })
  expect(done.toast).toContain('Feito!')
  expect((await updates.list({ id_or_slug: String(task.plant_id) })).data[0]?.measures.volume_ml).toEqual({
    value: 150,
  })
})

test('a harvest that was planned ends in the page of its day', async ({ ctx, page }) => {
  const task = await aTask(ctx, { title: 'Colher', kind: 'colheita' })
  const form = await page(`/cultivo/agenda/tarefa/${task.id}/feito`, { id: task.created_by })
  const done = await form.press('Feito', { 'measures.wet_g.value': '300' })
  expect(done.location).toMatch(/^\/cultivo\/planta\/.+\/colhida$/)
  expect(done.toast).toBe('Colheita registrada.')
})

test('a photo task marked on a phone is the journal’s photo, once, whether its page or the queue sends it first', async ({
  ctx,
  as,
  page,
  phone,
}) => {
  for (const first of ['page', 'queue']) {
    const task = await aTask(ctx, { title: 'Foto da semana', kind: 'foto' })
    const grower = { id: task.created_by }
    vi.useFakeTimers({ toFake: ['Date'], now: ctx.now() })
    phone.line = await lineToSite(ctx, grower)
    const form = await page(`/cultivo/agenda/tarefa/${task.id}/feito`, grower)
    const photo = await aPhoto(ctx, { created_by: grower.id })
    const typed = new FormData()
    for (const name of ['form', 'idempotency_key', 'for_later', 'planned_at']) typed.set(name, String(form.value(name)))
    typed.set('text', 'De cima.')
    const key = crypto.randomUUID()
    const item = { key, url: '', progress: 1, id: String(photo.id), file: new File(['x'], 'a.jpg') }
    const release = registerChosen([item])
    typed.set('photo_keys', key)
    expect(await keepWhileSending.keep(typed)).toBe(true)
    const { journal, agenda } = await as(grower)
    const idempotency_key = String(form.value('idempotency_key'))
    const done = { planned_at: String(form.value('planned_at')), text: 'De cima.', photo_ids: [photo.id] }
    // What the page's action calls.
    const send = () => agenda.tasks.do({ task_id: task.id, idempotency_key, ...done })
    if (first === 'page') await send()
    keepWhileSending.leave(typed, true)
    await expect.poll(() => queuedOf(grower.id)).toEqual([])
    if (first === 'queue') await send()
    release()
    expect((await journal.updates.list({ id_or_slug: String(task.plant_id) })).data).toMatchObject([
      { kind: 'foto', text: 'De cima.' },
    ])
    expect((await agenda.tasks.show({ task_id: task.id })).closed).toBe(true)
  }
})
