import { createHash, createPublicKey, verify } from 'node:crypto'
import { aProcess } from '#domains/care/processes/processes.factory.ts'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { countAttempt } from '#platform/rate-limit/rate-limit.ts'
import { expect, test } from '#tests/fixtures.ts'

const days = { from: '2026-11-01', to: '2026-11-21' }

async function aGrowOf(ctx: Context, owner: { id: number }) {
  const plant = await aPlant(ctx, { created_by: owner.id, private: true })
  const at = new Date('2026-11-10T12:00:00Z')
  await ctx.db
    .insert(updates)
    .values({ plant_id: plant.id, created_by: owner.id, kind: 'nota', text: 'Folhas novas', happened_at: at })
  return plant
}

test('a client makes a document of their plants; its file is the one that was signed, and anybody checks only that', async ({
  ctx,
  as,
  api,
}) => {
  const { token, client, team, reception } = await aProcess(ctx)
  const plant = await aGrowOf(ctx, client)
  const mine = (await as(client)).evidence
  const made = await mine.create({ token, plant_ids: [plant.id], ...days })
  expect(made).toMatchObject({ plants: 1, updates: 1, ...days })
  const ref = { token, uuid: made.uuid }
  const file = await mine.open(ref)
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(made.sha256)
  const check = await api.evidence.check({ uuid: made.uuid })
  expect(Object.keys(check).sort()).toEqual(['created_at', 'public_key', 'sha256', 'signature', 'uuid'])
  const valid = verify(
    null,
    Buffer.from(check.sha256),
    createPublicKey(check.public_key ?? ''),
    Buffer.from(check.signature, 'base64url'),
  )
  expect([valid, check.sha256]).toEqual([true, made.sha256])
  for (const one of [team.advogado, team['engenheiro-agronomo'], await anAdmin(ctx)]) {
    expect((await (await as(one)).evidence.list({ token })).data).toMatchObject([{ uuid: made.uuid }])
    expect((await (await as(one)).evidence.open(ref)).type).toBe('application/pdf')
  }
  for (const one of [team.medico, reception, await aUser(ctx)]) {
    await expect((await as(one)).evidence.list({ token })).rejects.toMatchObject({ status: 404 })
    await expect((await as(one)).evidence.open(ref)).rejects.toMatchObject({ status: 404 })
  }
  const other = await aProcess(ctx)
  await expect((await as(other.client)).evidence.open({ token: other.token, uuid: made.uuid })).rejects.toMatchObject({
    status: 404,
  })
  const { data } = await (await as(client)).processes.processes.openings({ token })
  expect(data.filter(({ thing }) => thing === 'arquivo')).toHaveLength(3)
})

test('what can’t be evidence is refused beside its field, and nothing is kept', async ({ ctx, as, api }) => {
  const { token, client, team } = await aProcess(ctx)
  const plant = await aGrowOf(ctx, client)
  const foreign = await aPlant(ctx, { private: false })
  const mine = (await as(client)).evidence
  const errors = (input: object) =>
    mine.create({ token, plant_ids: [plant.id], ...days, ...input }).then(
      () => null,
      ({ data }) => Object.keys(data.errors),
    )
  expect(await errors({ plant_ids: [foreign.id] })).toEqual(['plant_ids'])
  expect(await errors({ plant_ids: [] })).toEqual(['plant_ids'])
  expect(await errors({ from: '2026-11-21', to: '2026-11-01' })).toEqual(['to'])
  expect(await errors({ from: '2026-10-01', to: '2026-10-31' })).toEqual(['from'])
  expect(await errors({ from: '2026-12-01', to: '2026-12-31' })).toEqual(['from'])
  expect(await errors({ from: '2026-11-01', to: '2030-01-01' })).toEqual(['to'])
  await expect(
    (await as(team.advogado)).evidence.create({ token, plant_ids: [plant.id], ...days }),
  ).rejects.toMatchObject({ status: 404 })
  expect((await mine.list({ token })).data).toEqual([])
  await expect(api.evidence.check({ uuid: crypto.randomUUID() })).rejects.toMatchObject({ status: 404 })
})

test('it is made on its page, and checked on the public one', async ({ ctx, page }) => {
  const { token, client, team } = await aProcess(ctx)
  const plant = await aGrowOf(ctx, client)
  const form = await page(`/comunidade-360/cliente/processo/${token}/provas`, client)
  const refused = await form.press('Fazer a prova', days)
  expect(refused.text).toContain('Escolha ao menos uma planta')
  const made = await (await refused.press('Fazer a prova', { ...days, plant_ids: String(plant.id) })).follow()
  expect(made.text).toContain('1 planta, 1 registro')
  const check = await made.click('Página de conferência')
  expect(check.heading).toBe('Conferir uma prova')
  expect((await page(`/comunidade-360/advogado/processo/${token}/provas`, team.advogado)).text).toContain(
    '1 planta, 1 registro',
  )
})

test('twenty are made a day, with and without a process', async ({ ctx, as }) => {
  const { token, client } = await aProcess(ctx)
  const plant = await aGrowOf(ctx, client)
  await countAttempt(ctx, { name: 'evidence', points: 20, seconds: 86_400 }, String(client.id), 20)
  const { evidence, compliance } = await as(client)
  for (const call of [
    evidence.create({ token, plant_ids: [plant.id], ...days }),
    compliance.create({ plant_ids: [plant.id], ...days }),
  ])
    await expect(call).rejects.toMatchObject({ status: 429, message: expect.stringContaining('20 provas') })
})
