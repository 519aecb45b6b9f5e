import { device_parts, model_parts } from '#domains/robots/device-models/parts/device-parts.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aLinkedDevice } from './devices.factory.ts'

test('an owner calibrates a sensor, sees its versions, undoes the last, and sees the parts', async ({ ctx, page }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const settings = await page(`/ganza/gerenciar-robos/configurar/${device.serial}`, owner)
  expect(settings.text).toContain('O que o robô nos conta')
  const form = await settings.click('Calibrar sensores')
  expect(form).toMatchObject({ heading: 'Calibrar sensores', title: 'Calibrar Robô da tenda - Grower' })
  const typed = { reference: 'Termo-higrômetro aferido', shown: '25,0', real: '24,2' }
  const wrong = await form.press('Calibrar', { ...typed, reference: '' })
  expect(wrong.error('reference')).toBe('Preencha este campo.')
  expect(wrong.value('real')).toBe('24,2')
  const done = await form.press('Calibrar', typed)
  expect(done.toast).toBe('Sensor calibrado. Vale para o que ele medir de agora em diante.')
  const shown = await done.follow()
  expect(shown.text).toContain('Versão 1, vale agora')
  expect(shown.text).toContain('25 °C era 24,2 °C')
  const undone = await shown.press('Desfazer a última')
  expect(undone.toast).toBe('Calibração desfeita. Vale a de antes.')
  expect((await undone.follow()).text).toContain('Versão 2, vale agora')
  const parts = await settings.click('Peças e desgaste')
  expect(parts.heading).toBe('Peças e desgaste')
  expect(parts.text).toContain('ainda não diz de que peças é feito')
})

test('a part that was replaced says when, once, and it can be taken back; without a product it is searched in the shop', async ({
  ctx,
  page,
}) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const [part] = await ctx.db
    .insert(device_parts)
    .values({ code: 'FAN-1', name: 'Ventoinha', life_hours: 1000 })
    .returning()
  await ctx.db.insert(model_parts).values({ model_id: device.model_id, part_id: part?.id ?? 0, channel: 'exaustor' })
  const shown = await page(`/ganza/${device.serial}/pecas`, owner)
  expect(shown.links()).toContain('/loja?search=Ventoinha')
  const done = await shown.press('Troquei esta peça')
  expect(done.toast).toBe('Troca anotada. As horas contam de agora em diante.')
  const twice = await shown.press('Troquei esta peça')
  expect(twice.text).toContain('Esta troca acabou de ser anotada.')
  const after = await done.follow()
  expect(after.text).toContain('Trocada em 21/11/2026')
  const undone = await after.press('Desfazer a última troca')
  expect(undone.toast).toBe('Troca desfeita.')
  expect((await undone.follow()).text).not.toContain('Trocada em')
})
