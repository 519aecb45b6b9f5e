import { aProcess } from '#domains/care/processes/processes.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('who writes the report asks for what is missing; the client answers with one tap where shares are', async ({
  ctx,
  page,
}) => {
  const { token, client, team } = await aProcess(ctx)
  const work = `/comunidade-360/engenheiro-agronomo/processo/${token}`
  const mine = `/comunidade-360/cliente/processo/${token}`
  const desk = await page(work, team['engenheiro-agronomo'])
  const refused = await desk.press('Pedir acesso', { compartment: 'medico', reason: 'Dose' })
  expect(refused.error('reason')).toContain('em uma frase')
  const asked = await (
    await refused.press('Pedir acesso', { reason: 'Para o laudo preciso da dose.', until: '2026-12-04' })
  ).follow()
  expect(asked.text).toContain('Espera pelo cliente')
  expect((await page(`/comunidade-360/medico/processo/${token}`, team.medico)).text).not.toContain('da dose')
  expect((await page('/comunidade-360/cliente', client)).text).toContain('1 pedido de acesso espera')
  const own = await page(mine, client)
  expect(own.text).toContain('Para o laudo preciso da dose.')
  expect(own.value('until')).toBe('2026-12-04')
  const opened = await (await own.press('Compartilhar', { until: '2026-12-01' })).follow()
  expect(opened.text).toContain('Agronomia lê os documentos médicos até ter, 1 de dez')
  expect((await page(work, team['engenheiro-agronomo'])).text).toContain('O cliente abriu n')
  const again = await page(work, team['engenheiro-agronomo'])
  await again.press('Pedir acesso', { compartment: 'juridico', reason: 'Para conferir o endereço.' })
  expect((await (await page(mine, client)).press('Não')).toast).toContain('não')
  expect((await page(work, team['engenheiro-agronomo'])).text).toContain('O cliente disse que não')
})
