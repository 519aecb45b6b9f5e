import { eq } from 'drizzle-orm'
import { processes } from '#domains/care/processes/processes/processes.table.ts'
import { aClient, aProcess } from '#domains/care/processes/processes.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

const story = 'Fui intimado para depor na sexta, levaram seis plantas.'

test('a defence is asked whether it has a day; its client reads what to do until then, and everybody the day', async ({
  ctx,
  page,
}) => {
  const client = await aClient(ctx)
  const form = await page('/comunidade-360/cliente', client)
  expect(form.text).toContain('Tem data marcada?')
  const refused = await form.press('Abrir processo', { kind: 'defesa', story, set_for: '2026-11-01T09:00' })
  expect(refused.error('set_for')).toContain('já passou')
  const opened = await (await refused.press('Abrir processo', { set_for: '2026-12-04T09:00' })).follow()
  for (const said of ['Marcado para sex, 4 de dez, 09:00', 'Não preste depoimento sozinho', 'Defensoria Pública'])
    expect(opened.text).toContain(said)
  expect((await page('/comunidade-360/cliente', client)).text).toContain('Não preste depoimento sozinho')
  const reception = await aUser(ctx, { user_type: 'acolhimento' })
  expect((await page('/comunidade-360/advogado/processos', reception)).text).toContain(
    'Defesa marcada para sex, 4 de dez, 09:00',
  )
})

test('a day that came later or was wrong is put right, by its client and who speaks for them alone', async ({
  ctx,
  as,
  page,
}) => {
  const { process, token, client, team, reception } = await aProcess(ctx)
  await ctx.db.update(processes).set({ kind: 'defesa' }).where(eq(processes.id, process.id))
  const at = (area: string) => `/comunidade-360/${area}/processo/${token}`
  const form = await page(at('advogado'), team.advogado)
  const wrong = await form.press('Salvar a data', { set_for: '2026-11-01T09:00' })
  expect(wrong.error('set_for')).toContain('já passou')
  const saved = await (await wrong.press('Salvar a data', { set_for: '2026-12-04T09:00' })).follow()
  expect(saved.text).toContain('Marcado para sex, 4 de dez, 09:00')
  const mine = (await as(client)).processes.processes
  await mine.setDay({ token, set_for: '2026-12-07T14:00', opened: { set_for: '2026-12-04T09:00' } })
  // The lawyer's page is older: it would take back what the client said since.
  const late = (await as(team.advogado)).processes.processes
  const opened = { set_for: '2026-12-04T09:00' }
  await expect(late.setDay({ token, set_for: '2026-12-05T09:00', opened })).rejects.toMatchObject({ status: 409 })
  await (await as(reception)).processes.processes.setDay({ token, set_for: null })
  expect((await mine.show({ token })).set_for).toBeNull()
  const day = { token, set_for: '2026-12-05T09:00' }
  for (const who of [team.medico, (await aProcess(ctx)).team.advogado])
    await expect((await as(who)).processes.processes.setDay(day)).rejects.toMatchObject({ status: 404 })
  await ctx.db.update(processes).set({ closed_at: ctx.now() }).where(eq(processes.id, process.id))
  await expect(mine.setDay(day)).rejects.toMatchObject({ status: 409 })
})

test('what is no defence has no day; one whose day is ahead comes first in every list, and no more when it is over', async ({
  ctx,
  as,
  clock,
}) => {
  const client = await aClient(ctx)
  const { token } = await (await as(client)).processes.processes.open({
    ...{ kind: 'importacao', story, set_for: '2026-12-04T09:00' },
  })
  expect((await (await as(client)).processes.processes.show({ token })).set_for).toBeNull()
  const old = await aProcess(ctx)
  await ctx.db
    .update(processes)
    .set({ status_since: new Date('2026-01-01') })
    .where(eq(processes.id, old.process.id))
  const [late, soon] = [await aProcess(ctx), await aProcess(ctx)]
  for (const [{ process }, set_for] of [
    [late, new Date('2026-12-20')],
    [soon, new Date('2026-12-04')],
  ] as const)
    await ctx.db.update(processes).set({ kind: 'defesa', set_for }).where(eq(processes.id, process.id))
  const tokens = async (order_by: 'status_since' | 'waiting' | 'client') =>
    (await (await as(old.reception)).processDesk.list({ order_by })).data.map((card) => card.token).slice(0, 2)
  for (const order of ['status_since', 'waiting', 'client'] as const)
    expect(await tokens(order)).toEqual([soon.token, late.token])
  clock.now = new Date('2026-12-10')
  expect((await tokens('status_since'))[0]).toBe(late.token)
  clock.now = new Date('2026-12-21')
  expect((await tokens('status_since'))[0]).toBe(old.token)
})
