import { aProcess } from '#domains/care/processes/processes.factory.ts'
import { care_settings } from '#domains/care/processes/settings/care-settings.table.ts'
import { expect, test } from '#tests/fixtures.ts'

test('who attends marks it as paid: the client reads by whom and when instead of the link, until it is taken back', async ({
  ctx,
  as,
  page,
}) => {
  const { token, client, team, reception } = await aProcess(ctx)
  const link_pag_medico = 'https://pagamento.example.com/consulta'
  await ctx.db.insert(care_settings).values({ link_pag_medico })
  const at = (area: string) => `/comunidade-360/${area}/processo/${token}`
  const shown = async (who: { id: number }) => (await (await as(who)).processes.processes.show({ token })).payments
  expect(await shown(client)).toMatchObject([{ profession: 'medico', link: link_pag_medico, paid: null }])
  expect((await page(at('cliente'), client)).text).toContain('Pagar a consulta')
  const desk = await page(at('medico'), team.medico)
  expect((await desk.press('Marcar a consulta como paga')).toast).toContain('Pagamento confirmado')
  await (await as(team.medico)).processes.processes.markPaid({ token })
  expect(await shown(client)).toMatchObject([
    { profession: 'medico', link: null, paid: { by: team.medico.nickname, at: ctx.now() } },
  ])
  const paid = await page(at('cliente'), client)
  expect(paid.text).toContain(`Pago, confirmado por ${team.medico.nickname} em`)
  expect(paid.text).not.toContain('Pagar a consulta')
  // Of a profession what is its own; of the reception nothing, nor a lawyer.
  expect(await shown(team['engenheiro-agronomo'])).toMatchObject([{ profession: 'engenheiro-agronomo', paid: null }])
  for (const one of [reception, team.advogado]) expect(await shown(one)).toEqual([])
  for (const one of [client, reception, team.advogado]) {
    const { processes: api } = (await as(one)).processes
    await expect(api.markPaid({ token })).rejects.toMatchObject({ status: 403 })
    await expect(api.takeBackPaid({ token })).rejects.toMatchObject({ status: 403 })
  }
  expect((await (await page(at('medico'), team.medico)).press('Desfazer confirmação')).toast).toContain('Desfeito')
  expect(await shown(client)).toMatchObject([{ link: link_pag_medico, paid: null }])
})

test('who came after reads by whom it was marked, and takes it back', async ({ ctx, as }) => {
  const { token, team, reception, client } = await aProcess(ctx)
  const next = (await aProcess(ctx)).team.medico
  await (await as(team.medico)).processes.processes.markPaid({ token })
  const { processes: api } = (await as(reception)).processes
  const { stands } = await api.teamOptions({ token })
  await api.setTeam({ token, ...stands, medico: next.id })
  const { processes: after } = (await as(next)).processes
  expect((await after.show({ token })).payments).toMatchObject([
    { paid: { by: team.medico.nickname }, can: { mark: false, take_back: true } },
  ])
  await expect((await as(team.medico)).processes.processes.takeBackPaid({ token })).rejects.toMatchObject({
    status: 404,
  })
  const read = async () => (await (await as(client)).processes.processes.show({ token })).payments
  expect(await read()).toMatchObject([{ paid: { by: team.medico.nickname } }])
  await after.takeBackPaid({ token })
  expect(await read()).toEqual([])
})
