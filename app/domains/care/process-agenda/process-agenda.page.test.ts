import { eq } from 'drizzle-orm'
import { processes } from '#domains/care/processes/processes/processes.table.ts'
import { aProcess } from '#domains/care/processes/processes.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('a time goes from proposal to confirmation by the pages, and stands where its people look', async ({
  ctx,
  page,
}) => {
  const { token, client, team, reception } = await aProcess(ctx)
  const at = (area: string) => `/comunidade-360/${area}/processo/${token}/agenda`
  const work = await page(at('medico'), team.medico)
  const refused = await work.press('Marcar', { kind: 'consulta', at: '2026-11-01T10:00', minutes: '60' })
  expect(refused.error('at')).toContain('já passou')
  const proposed = await refused.press('Marcar', { at: '2026-12-04T14:00', place: 'Rua das Flores, 10' })
  expect(proposed.toast).toContain('O cliente foi avisado')
  expect((await page('/comunidade-360/cliente', client)).text).toContain('Próximo: Consulta, sex, 4 de dez, 14:00')
  const mine = await page(at('cliente'), client)
  expect(mine.text).toContain('Rua das Flores, 10')
  expect((await mine.press('Enviar a quem marcou', { words: 'De manhã é melhor.' })).toast).toContain('Pedido enviado')
  const asked = await page(at('medico'), team.medico)
  expect(asked.text).toContain('De manhã é melhor.')
  const moved = await asked.press('Salvar mudança', { at: '2026-12-04T09:00', reason: 'De manhã, então.' })
  expect(moved.toast).toContain('Mudança salva')
  expect((await (await page(at('cliente'), client)).press('Confirmar')).toast).toContain('Confirmado')
  expect((await page(`/comunidade-360/cliente/processo/${token}`, client)).text).toContain('Próximo: Consulta')
  expect((await page('/comunidade-360/medico', team.medico)).text).toContain('Sua agenda')
  const own = await page('/comunidade-360/medico/agenda', team.medico)
  expect(own.text).toContain(`Consulta · ${client.nickname}`)
  expect(own.text).not.toContain('Rua das Flores')
  expect((await page(at('advogado'), team.advogado)).text).not.toContain('Rua das Flores')
  for (const address of [at('advogado'), '/comunidade-360/advogado/agenda'])
    expect((await page(address, reception)).status).toBe(404)
  expect((await page(`/comunidade-360/processo/${token}/agenda`, client)).location).toBe(at('cliente'))
  const cancelled = await (await page(at('medico'), team.medico)).press('Cancelar o horário', {
    reason: 'Estou doente.',
  })
  expect(cancelled.toast).toContain('cancelado')
  expect((await page(at('cliente'), client)).text).toContain('Estou doente.')
})

test('beside what is marked stand the last days of the processes, the nearest first', async ({ ctx, page }) => {
  const { process, token, team } = await aProcess(ctx)
  await ctx.db.update(processes).set({ due_on: '2026-11-25' }).where(eq(processes.id, process.id))
  const shown = await page('/comunidade-360/advogado/agenda', team.advogado)
  expect(shown.text).toMatch(/Prazos dos processos.*até qua, 25 de nov/)
  expect(shown.links()).toContain(`/comunidade-360/advogado/processo/${token}`)
})
