import { createHash } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aCase } from '#domains/growing/problems/cases/cases.factory.ts'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

const days = { from: '2026-11-01', to: '2026-11-21' }

test('the folder has the documents, the widest valid limit and the living plants; it warns and never blocks', async ({
  ctx,
  as,
  page,
}) => {
  const user = await aUser(ctx)
  const { accounts, compliance } = await as(user)
  expect(await compliance.show()).toEqual({ documents: [], limit: null, living: 0, records: [] })
  const kept = await accounts.documents.create({
    kind: 'anvisa',
    number: 'A-1',
    issuer: 'Anvisa',
    plant_limit: 2,
    expires_on: '2027-01-01',
  })
  expect(kept).toMatchObject({ issuer: 'Anvisa', plant_limit: 2 })
  await accounts.documents.create({ kind: 'habeas_corpus', plant_limit: 50, expires_on: '2026-11-20' })
  await accounts.documents.create({ kind: 'identity' })
  for (const status of ['viva', 'viva', 'viva', 'colhida'] as const) await aPlant(ctx, { created_by: user.id, status })
  const folder = await compliance.show()
  expect(folder).toMatchObject({ limit: 2, living: 3 })
  expect(folder.documents.map(({ kind }) => kind)).toEqual(['habeas_corpus', 'anvisa'])
  expect((await page('/cultivo/conformidade', user)).text).toMatch(
    /1 acima do limite.*seu documento \(Autorização da Anvisa, vale até 01\/01\/2027\) diz até 2 plantas/,
  )
  const form = await page('/cultivo/add-planta', user)
  expect(form.text).toContain('Ele diz 2 plantas, e você tem 3 vivas')
  await accounts.documents.create({ kind: 'habeas_corpus', plant_limit: 12, expires_on: '2027-11-20' })
  expect((await page('/cultivo/conformidade', user)).text).toMatch(
    /limites diferentes.*diz até 12 plantas.*Autorização da Anvisa, que vale também: até 2\./,
  )
  await expect(accounts.documents.create({ kind: 'anvisa', plant_limit: -1 })).rejects.toMatchObject({ status: 422 })
})

test('the signed record is made without a process, is what was signed, and is nobody else’s', async ({
  ctx,
  as,
  api,
  page,
}) => {
  const user = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: user.id })
  const happened_at = new Date('2026-11-10T12:00:00Z')
  await ctx.db
    .insert(updates)
    .values({ plant_id: plant.id, created_by: user.id, kind: 'nota', text: 'Folhas novas', happened_at })
  const form = await page('/cultivo/conformidade', user)
  expect((await form.press('Fazer o registro', days)).error('plant_ids')).toContain('Escolha ao menos uma planta')
  const done = await (await form.press('Fazer o registro', { ...days, plant_ids: String(plant.id) })).follow()
  expect(done.text).toContain('1 planta, 1 registro')
  const { compliance } = await as(user)
  const [record] = (await compliance.show()).records
  const uuid = record?.uuid ?? ''
  const bytes = Buffer.from(await (await compliance.open({ uuid })).arrayBuffer())
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(record?.sha256)
  const again = { ...days, plant_ids: [plant.id], idempotency_key: '019a0000-0000-7000-8000-0000000000e1' }
  const first = await compliance.create(again)
  expect(await compliance.create(again)).toEqual(first)
  expect((await compliance.show()).records).toHaveLength(2)
  await expect(compliance.create({ ...again, from: '2026-11-05' })).rejects.toMatchObject({ status: 409 })
  // The form has one: two taps are one document.
  const twice = { ...days, plant_ids: String(plant.id) }
  for (let tap = 0; tap < 2; tap++) await form.press('Fazer o registro', twice)
  expect((await compliance.show()).records).toHaveLength(2)
  expect(await api.evidence.check({ uuid })).toMatchObject({ sha256: record?.sha256 })
  for (const stranger of [await aUser(ctx), await anAdmin(ctx)]) {
    const other = (await as(stranger)).compliance
    expect(await other.show()).toMatchObject({ documents: [], records: [], living: 0 })
    await expect(other.open({ uuid })).rejects.toMatchObject({ status: 404 })
    await expect(other.create({ plant_ids: [plant.id], ...days })).rejects.toMatchObject({ status: 422 })
  }
  await expect(api.compliance.show()).rejects.toMatchObject({ status: 401 })
})

test('the record has the problems of the chosen plants by day, with the interval of what they were treated with', async ({
  ctx,
  as,
}) => {
  const user = await aUser(ctx)
  const [sick, other] = [
    await aPlant(ctx, { created_by: user.id, name: 'Lua' }),
    await aPlant(ctx, { created_by: user.id, name: 'Sol' }),
  ]
  const { id: case_id } = await aCase(ctx, sick, { seen_on: '2026-10-20' })
  await aCase(ctx, other, { problem: 'tripes', seen_on: '2026-11-10' })
  const { compliance, problems } = await as(user)
  const treat = { case_id, text: 'Borrifei.', safety_days: 14 }
  await problems.cases.treat({ ...treat, on: '2026-10-21', product: 'Antes' })
  await problems.cases.treat({ ...treat, on: '2026-10-25', product: 'Enxofre' })
  await problems.cases.close({ case_id, outcome: 'controlado' })
  const textOf = async (from: string, to: string) => {
    const { uuid } = await compliance.create({ plant_ids: [sick.id], from, to })
    const { text } = await extractText(
      await getDocumentProxy(new Uint8Array(await (await compliance.open({ uuid })).arrayBuffer())),
      { mergePages: true },
    )
    return text.replaceAll(/\s+/g, ' ')
  }
  const during = await textOf('2026-11-05', '2026-11-10')
  expect(during).toContain('Problemas e tratamentos de Lua')
  expect(during).toContain('Produto: Enxofre. Carência: 14 dias, colher a partir de')
  expect(during).not.toMatch(/Antes|Tripes|Controlado/)
  expect(await textOf('2026-11-05', '2026-11-21')).toContain('Desfecho: Controlado')
  await expect(compliance.create({ plant_ids: [sick.id], from: '2026-11-09', to: '2026-11-09' })).rejects.toMatchObject(
    {
      data: { errors: { from: [expect.stringContaining('Não há nada registrado')] } },
    },
  )
})
