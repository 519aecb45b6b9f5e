import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aDeviceModel } from '#domains/robots/device-models/device-models.factory.ts'
import { aLinkedDevice } from '#domains/robots/devices/devices.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { advanceRollouts } from './advance-rollouts.actions.ts'
import { aVersion } from './rollouts.factory.ts'

test('staff begins a roll-out, adjusts, pauses and resumes it, and goes back', async ({ ctx, page }) => {
  const admin = await anAdmin(ctx)
  const { id: model_id, name } = await aDeviceModel(ctx)
  await aVersion(ctx, model_id, '1.4.2')
  const { id } = await aVersion(ctx, model_id, '1.5.0')
  await aLinkedDevice(ctx, { model_id, firmware: '1.4.2' })
  const list = await page('/admin/ganza/versoes-arduino', admin)
  expect(list.text).toContain('Distribuir')
  const start = await list.open(`/admin/ganza/versoes-arduino/${id}/distribuir`)
  expect(start).toMatchObject({ heading: 'Distribuir a 1.5.0', title: `Distribuir a 1.5.0 da ${name} - Grower` })
  const refused = await start.press('Começar a distribuir', { percent: '0' })
  expect(refused.error('percent')).toBe('Escreva de 1 a 100.')
  const begun = await refused.press('Começar a distribuir', { percent: '100' })
  expect(begun.toast).toContain('A distribuição começou.')
  await advanceRollouts(ctx)
  const running = await begun.follow()
  expect(running.text).toContain('Espera até')
  expect((await running.press('Salvar', { most_failures_percent: '2,5' })).toast).toBe('A distribuição foi ajustada.')
  const paused = await (await running.press('Pausar')).follow()
  expect(paused.text).toContain('Alguém da equipe pausou.')
  expect(paused.value('most_failures_percent')).toBe('2,5')
  expect((await paused.press('Retomar')).toast).toBe('A distribuição voltou a andar.')
  const back = await paused.press('Voltar para a 1.4.2')
  expect(back.toast).toBe('Os robôs estão voltando para a 1.4.2.')
  const forced = await back.follow()
  expect(forced.text).toContain('que rodam a 1.5.0')
  expect((await forced.press('Encerrar')).toast).toBe('A distribuição foi encerrada.')
})

test('an owner puts a version off, and then has it at once', async ({ ctx, page }) => {
  const { id: model_id } = await aDeviceModel(ctx)
  const { id } = await aVersion(ctx, model_id, '1.5.0')
  const { device, owner } = await aLinkedDevice(ctx, { model_id, firmware: '1.4.2' })
  const here = `/ganza/${device.serial}/versao`
  expect((await page(here, owner)).text).toContain('Nada a fazer por aqui')
  const admin = await page(`/admin/ganza/versoes-arduino/${id}/distribuir`, await anAdmin(ctx))
  await admin.press('Começar a distribuir', { percent: '100' })
  await advanceRollouts(ctx)
  const offered = await page(here, owner)
  expect(offered.text).toContain('Versão 1.5.0 pronta para o robô')
  const later = await offered.press('Agora não')
  expect(later.toast).toBe('Combinado. A atualização espera sete dias.')
  expect((await later.follow()).text).toContain('Você pediu para esperar.')
  const now = await offered.press('Atualizar agora')
  expect(now.toast).toBe('Pedido enviado. O robô começa em instantes, quando responder.')
  const told = await now.follow()
  expect(told.text).toContain('O robô já foi avisado')
  expect((await offered.press('Atualizar agora')).text).toContain('O robô já recebeu o pedido.')
})
