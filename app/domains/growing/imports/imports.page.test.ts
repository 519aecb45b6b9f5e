import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { anImport } from './imports.factory.ts'

test('on its pages: the columns with what stands in them, every row, and then it goes', async ({
  ctx,
  as,
  page,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const { id: uuid } = await anImport(
    await contextOf(user),
    'Vaso;Quando;Recado\nLua;05/03/2026;Bonita\nLua;05/03/2026;Bonita\nLua;ontem;x\n',
  )
  const list = await page('/cultivo/importar', user)
  expect([list.heading, list.text.includes('diario.csv')]).toEqual(['Importar', true])
  const form = await list.open(`/cultivo/importar/${uuid}`)
  expect(form.text).toContain('O que é cada coluna')
  expect(form.text).toContain('2 colunas ficam de fora: Vaso, Recado.')
  const refused = await form.press('Conferir linha por linha', { 'columns[1]': '-' })
  expect([refused.status, refused.text.includes('Escolha qual coluna é a data.')]).toEqual([422, true])
  const matched = { 'columns[0]': 'planta', 'columns[1]': 'data', 'columns[2]': 'texto' }
  const checked = await (await form.press('Conferir linha por linha', matched)).follow()
  expect(checked.text).toContain('1 linha entra no seu diário, privada.')
  expect(checked.text).toContain('Não entendemos a data “ontem”.')
  expect(checked.text).toContain('Diz o mesmo que a linha 2.')
  expect(checked.text).toContain('Em que fase estavam na última linha?')
  const flowering = { 'phases[0].phase': checked.choice('phases[0].phase', 'Floração') }
  const begun = await checked.press('Importar', { doubtful: 'true', ...flowering })
  expect([begun.location, begun.toast]).toEqual([`/cultivo/importar/${uuid}`, 'A importação começou.'])
  const { data } = await (await as(user)).imports.rows({ uuid, state: 'pronta' })
  expect(data.map(({ number, acts }) => [number, acts])).toEqual([
    [2, ['Nota']],
    [3, ['Nota', 'Mudança de fase']],
  ])
  expect((await page(`/cultivo/importar/${uuid}`, await aUser(ctx))).status).toBe(404)
})
