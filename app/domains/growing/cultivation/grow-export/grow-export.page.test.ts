import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

const kinds = { pdf: /^application\/pdf/, csv: /^text\/csv/, json: /^application\/json/ }

test('each format is a file of its own kind, for its grower alone', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const { slug } = await aPlant(ctx, { created_by: grower.id, private: false, name: 'Levar' })
  const address = `/cultivo/planta/${slug}/exportar`
  const [stranger, staff] = [await aUser(ctx), await aUser(ctx, { roles: ['admin'] })]
  for (const [format, kind] of Object.entries(kinds)) {
    const own = await page(`${address}/${format}`, grower)
    expect(own.status).toBe(200)
    expect(own.headers.get('content-type')).toMatch(kind)
    expect(own.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="diario-levar-.*\\.${format}"`),
    )
    expect(own.headers.get('cache-control')).toContain('no-store')
    for (const other of [stranger, staff]) expect((await page(`${address}/${format}`, other)).status).toBe(404)
    expect((await page(`${address}/${format}`)).location).toContain('/auth/login')
  }
  expect((await page(`${address}/docx`, grower)).status).toBe(404)
  expect((await page(address, stranger)).status).toBe(404)
})

test('the page of a plant and of a space offers them, with and without names', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, name: 'Aurora' })
  const space = await aSpace(ctx, { created_by: grower.id, name: 'Tenda' })
  for (const [thing, heading] of [
    [`planta/${plant.slug}`, 'Exportar Aurora'],
    [`espaco/${space.slug}`, 'Exportar Tenda'],
  ]) {
    const choice = await page(`/cultivo/${thing}/exportar`, grower)
    expect(choice).toMatchObject({ status: 200, heading })
    expect((await choice.press('Baixar JSON')).html).toContain(grower.nickname)
    expect((await choice.press('Baixar JSON', { discreto: 'true' })).html).not.toContain(grower.nickname)
  }
})

test('the PDF of a large diary is asked for, and the page says that it is on its way', async ({ ctx, page }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, name: 'Grande' })
  const line = { plant_id: plant.id, created_by: grower.id, kind: 'nota' as const, text: 'Dia', happened_at: ctx.now() }
  await ctx.db.insert(updates).values(Array.from({ length: 310 }, () => line))
  const choice = await page(`/cultivo/planta/${plant.slug}/exportar`, grower)
  const answer = await choice.press('Pedir o PDF')
  expect(answer.toast).toBe('Pedido feito. A gente avisa por e-mail quando o PDF estiver pronto.')
  const waiting = await answer.follow()
  expect(waiting.textOf('[role=status]')).toContain('Pode fechar esta página. Avisamos por e-mail.')
  expect((await waiting.click('Ver como está')).status).toBe(200)
})
