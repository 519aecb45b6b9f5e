import { eq } from 'drizzle-orm'
import { processes } from '#domains/care/processes/processes/processes.table.ts'
import { aProcess } from '#domains/care/processes/processes.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('the words of Situação are what the list has; the client’s own has all, the open one first', async ({
  ctx,
  as,
  page,
}) => {
  const { process, client, team } = await aProcess(ctx)
  await ctx.db.update(processes).set({ closed_at: ctx.now() }).where(eq(processes.id, process.id))
  const total = async (situation?: 'em-andamento' | 'terminados' | 'todos') =>
    (await (await as(team.medico)).processDesk.list({ situation })).total
  expect([await total(), await total('em-andamento'), await total('terminados'), await total('todos')]).toEqual([
    ...[0, 0, 1, 1],
  ])
  const list = await page('/comunidade-360/medico/processos', team.medico)
  for (const word of ['Em andamento', 'Terminados', 'Todos']) expect(list.text).toContain(word)
  expect((await page('/comunidade-360/cliente/processos', client)).text).toContain(`Nº ${process.id}`)
  const open = await (await as(client)).processes.processes.open({
    kind: 'importacao',
    story: 'Dor que não passa há anos.',
  })
  const mine = (await as(client)).processDesk
  expect((await mine.list({})).data.map(({ token }) => token)).toEqual([open.token, process.token])
  expect((await mine.list({ situation: 'em-andamento' })).total).toBe(1)
})
