import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aCase } from '#domains/growing/problems/cases/cases.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { data_exports } from '#domains/people/privacy/exports/exports.table.ts'
import { placeOfExport } from '#domains/people/privacy/index.ts'
import { files } from '#platform/files/files.table.ts'
import { photoPath } from '#platform/files/photo-path.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aGrow } from './grow-export.factory.ts'
import { GrowExport } from './grow-export.schemas.ts'
import { growPdfExport } from './requested-pdf.export.ts'

const open = async (bytes: ArrayBuffer | Uint8Array) => {
  const pdf = await getDocumentProxy(Uint8Array.from(new Uint8Array(bytes)))
  const { text } = await extractText(pdf, { mergePages: false })
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Author?: string } }
  return { pages: text, text: text.join('\n').replaceAll(/\s+/g, ' '), info }
}

test('JSON says what the database holds, by the open schema', async ({ ctx, as }) => {
  const { grower, plant, photo, update_id } = await aGrow(ctx)
  const { growExport } = (await as(grower)).cultivation
  const grow = await growExport.plant({ id_or_slug: plant.slug })
  expect(grow).toMatchObject({ schema: 'grower-grow/1', grower: grower.nickname, space: null, space_updates: [] })
  expect(GrowExport.parse(grow)).toEqual(grow)
  const [out] = grow.plants
  expect(out).toMatchObject({
    name: 'Maçã verde',
    genetic: 'Paçoca nº 5',
    space: 'Quarto da vovó',
    weights: { wet_g: 400, dry_g: 0, cured_g: null },
    cycles: [{ slug: 'vegetativo', name: 'Vegetativo', on: '2026-10-20' }],
  })
  const stored = await ctx.db.select().from(updates).where(eq(updates.plant_id, plant.id)).orderBy(updates.id)
  expect(out?.updates.map(({ text, happened_at }) => ({ text, happened_at }))).toEqual(
    stored.slice(0, 2).map(({ text, happened_at }) => ({ text, happened_at })),
  )
  expect(out?.updates[0]).toMatchObject({
    id: update_id,
    label: 'Rega com nutrientes',
    measures: {
      volume_ml: { value: 1500, unit: 'ml' },
      ec: { value: 1.45, unit: 'mS/cm', scale: 'ppm500' },
      temperature: { value: 0, unit: '°C' },
    },
    doses: [{ name: 'Bloom', amount: 2.5, unit: 'ml/L' }],
    photo_ids: [photo.id],
  })
  expect(JSON.stringify(grow)).not.toContain('@')
})

test('CSV has a row per update, a column per metric; 0 is 0, nothing is empty, formulas are text', async ({
  ctx,
  as,
}) => {
  const { grower, plant } = await aGrow(ctx)
  const { growExport } = (await as(grower)).cultivation
  const file = await growExport.plantFile({ id_or_slug: plant.slug, format: 'csv' })
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(file.name).toBe('diario-maca-verde-2026-11-21.csv')
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head = '', fed = '', note = '', ...rest] = bytes.toString().slice(1).split('\r\n')
  expect(rest).toEqual([''])
  expect(
    fed.startsWith(
      'Maçã verde;2026-10-10;09:30;Rega com nutrientes;;;"Ração; ""cheia"" de nutrição";Bloom 2,5 ml/L;1;',
    ),
  ).toBe(true)
  // No cell after the quoted text contains a semicolon.
  const cells = ['', '', '', '', '', '', '', ...fed.slice(fed.indexOf('";') + 2).split(';')]
  const at = (name: string) => cells[head.split(';').indexOf(name)]
  expect(at('Volume (ml)')).toBe('1500')
  expect(at('EC (mS/cm)')).toBe('1,45')
  expect(at('EC: escala digitada')).toBe('ppm (500)')
  expect(at('Temperatura (°C)')).toBe('0')
  expect(at('Umidade (%)')).toBe('')
  expect(note).toContain(`"'=SOMA(1;1)"`)
})

test('the PDF reads back with accents, values, photos and page numbers', async ({ ctx, as }) => {
  const { grower, plant, photo } = await aGrow(ctx)
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2f6b3c' } })
    .webp()
    .toBuffer()
  const [stored] = await ctx.db.select().from(files).where(eq(files.id, photo.id))
  await ctx.env.storage.put(photoPath(stored?.storage_key ?? '', stored?.sizes.at(-1) ?? 0, 'webp'), picture)
  const { growExport } = (await as(grower)).cultivation
  const file = await growExport.plantFile({ id_or_slug: String(plant.id), format: 'pdf' })
  const bytes = await file.arrayBuffer()
  const { pages, text, info } = await open(bytes)
  expect(pages[0]).toContain('página 1')
  expect(info).toMatchObject({ Title: 'Diário: Maçã verde', Author: grower.nickname })
  for (const part of [
    'Maçã verde',
    `de ${grower.nickname}`,
    'Genética: Paçoca nº 5',
    'úmido 400 g, seco 0 g, curado não pesado',
    'Rega com nutrientes',
    'Volume 1.500 ml, EC 1,45 mS/cm (digitado: 725 ppm, escala 500), Temperatura 0 °C',
    'Bloom 2,5 ml/L',
    'Ração; "cheia" de nutrição',
  ])
    expect(text.replaceAll('\u00a0', ' ')).toContain(part)
  expect(text).not.toContain('apagada')
  expect(Buffer.from(bytes).toString('latin1')).toContain('/DCTDecode')
})

test('discreet: without the grower and the place, in every format', async ({ ctx, as }) => {
  const { grower, space, plant } = await aGrow(ctx)
  const { growExport } = (await as(grower)).cultivation
  const id_or_slug = plant.slug
  const json = JSON.stringify([
    await growExport.plant({ id_or_slug, discreet: true }),
    await growExport.space({ slug: space.slug, discreet: true }),
  ])
  const csv = await growExport.plantFile({ id_or_slug, discreet: true, format: 'csv' })
  const pdf = await growExport.spaceFile({ slug: space.slug, discreet: true, format: 'pdf' })
  const read = await open(await pdf.arrayBuffer())
  for (const text of [json, await csv.text(), read.text, JSON.stringify(read.info)]) {
    expect(text).not.toContain(grower.nickname)
    expect(text).not.toContain('Quarto da vovó')
  }
  expect(pdf.name).toBe('notas-2026-11-21.pdf')
  expect(read.text).toContain('Lavei o chão')
})

test('a space exports what stands in it and what was done to it', async ({ ctx, as }) => {
  const { grower, space, plant } = await aGrow(ctx)
  const { growExport } = (await as(grower)).cultivation
  const second = await aPlant(ctx, { created_by: grower.id, space_id: space.id, name: 'Nova' })
  await aPlant(ctx, { created_by: grower.id, space_id: space.id, deleted_at: ctx.now() })
  await aPlant(ctx, { created_by: grower.id })
  const grow = await growExport.space({ slug: space.slug })
  expect(grow.plants.map(({ id, updates: { length } }) => [id, length])).toEqual([
    [plant.id, 2],
    [second.id, 0],
  ])
  expect(grow.space_updates.map(({ text }) => text)).toEqual(['Lavei o chão'])
  expect(grow.space).toMatchObject({ name: 'Quarto da vovó', kind: 'tenda', width_cm: 80 })
})

test("open or hidden, somebody else's is nowhere: neither file, size nor order; staff neither", async ({
  ctx,
  as,
  api,
}) => {
  const space = await aSpace(ctx, { private: false })
  const plants = [await aPlant(ctx, { private: false }), await aPlant(ctx)]
  const other = await as(await aUser(ctx))
  const staff = await as(await aUser(ctx, { user_type: 'admin' }))
  for (const { cultivation } of [other, staff]) {
    const { growExport } = cultivation
    for (const { slug } of plants) {
      for (const call of [
        growExport.plant({ id_or_slug: slug }),
        growExport.plantFile({ id_or_slug: slug, format: 'csv' }),
        growExport.plantFile({ id_or_slug: slug, format: 'pdf' }),
        growExport.overview({ plant: slug }),
        growExport.requestPdf({ plant: slug }),
      ])
        await expect(call).rejects.toMatchObject({ status: 404 })
    }
    await expect(growExport.space({ slug: space.slug })).rejects.toMatchObject({ status: 404 })
    await expect(growExport.spaceFile({ slug: space.slug, format: 'csv' })).rejects.toMatchObject({ status: 404 })
  }
  const { growExport } = api.cultivation
  await expect(growExport.plant({ id_or_slug: plants[0]?.slug ?? '' })).rejects.toMatchObject({ status: 401 })
  await expect((await as(await aUser(ctx))).cultivation.growExport.overview({})).rejects.toMatchObject({ status: 422 })
})

test('a thousand updates: CSV and JSON at once, the PDF by a job, for its grower, for a week', async ({ ctx, as }) => {
  const { grower, plant, space } = await aGrow(ctx)
  const many = Array.from({ length: 1000 }, (_, i) => ({
    plant_id: plant.id,
    created_by: grower.id,
    kind: 'medicao' as const,
    text: `Medição nº ${i}`,
    measures: { temperature: { value: 20 + (i % 8) }, humidity: { value: 50 + (i % 12) } },
    happened_at: new Date(Date.UTC(2026, 9, 1) + i * 3_600_000),
  }))
  await ctx.db.insert(updates).values(many)
  const { growExport } = (await as(grower)).cultivation
  const of = { plant: plant.slug }
  expect((await growExport.plant({ id_or_slug: plant.slug })).plants[0]?.updates).toHaveLength(1002)
  const csv = await growExport.plantFile({ id_or_slug: plant.slug, format: 'csv' })
  expect((await csv.text()).split('\r\n')).toHaveLength(1004)
  await expect(growExport.plantFile({ id_or_slug: plant.slug, format: 'pdf' })).rejects.toMatchObject({ status: 413 })
  expect(await growExport.overview(of)).toMatchObject({ updates: 1002, large: true, latest: null })

  const input = await growExport.requestPdf(of)
  expect(input.latest).toMatchObject({ status: 'waiting' })
  expect((await growExport.requestPdf(of)).latest?.uuid).toBe(input.latest?.uuid)
  await expect(growExport.requestPdf({ space: space.slug })).rejects.toMatchObject({ status: 409 })
  const [row] = await ctx.db.select().from(data_exports).where(eq(data_exports.user_id, grower.id))
  if (!row) throw new Error('nothing was asked for')
  const reported: number[] = []
  const bytes = await growPdfExport.write(ctx, row, async (share) => void reported.push(share))
  const stored = await ctx.env.storage.read(placeOfExport(row.uuid))
  expect(stored?.size).toBe(bytes)
  expect(reported.length).toBeGreaterThan(10)
  expect(growPdfExport.fileName(row)).toBe('diario-maca-verde-2026-11-21.pdf')
  const { pages, text } = await open(await buffer(stored?.stream() as NodeJS.ReadableStream))
  expect(pages.length).toBeGreaterThan(30)
  expect(pages.at(-1)).toContain(`página ${pages.length}`)
  expect(text).toContain('Medição nº 999')
  expect(text).toContain('Temperatura (°C)')
})

test('the problems of a plant and what it was treated with are in its grower’s files, and in nobody else’s', async ({
  ctx,
  as,
}) => {
  const { grower, plant } = await aGrow(ctx)
  const { id: case_id } = await aCase(ctx, plant, { seen_on: '2026-10-20' })
  await aCase(ctx, plant, { deleted_at: ctx.now() })
  const { cultivation, problems } = await as(grower)
  const neem = { on: '2026-10-22', text: 'Borrifei tudo.', product: 'Neem', safety_days: 7 }
  await problems.cases.treat({ case_id, ...neem })
  await problems.cases.close({ case_id, outcome: 'resolvido', text: 'Sumiu.' })
  const id_or_slug = plant.slug
  const grow = await cultivation.growExport.plant({ id_or_slug })
  expect(GrowExport.parse(grow)).toEqual(grow)
  expect(grow.plants[0]?.problems).toMatchObject([
    {
      ...{ id: case_id, problem: 'oidio', name: 'Oídio', seen_on: '2026-10-20', outcome: 'resolvido' },
      entries: [
        { kind: 'tratamento', ...neem, harvest_from: '2026-10-29', written_at: expect.any(Date) },
        { kind: 'desfecho', on: '2026-11-21', outcome: 'resolvido', text: 'Sumiu.', safety_days: null },
      ],
    },
  ])
  const csv = await cultivation.growExport.plantFile({ id_or_slug, format: 'csv' })
  const [head = '', ...lines] = (await csv.text()).split('\r\n')
  const columns = head.split(';')
  const names = ['dia', 'atividade', 'item', 'texto', 'produto', 'carência (dias)']
  expect(lines.slice(2, 5).map((line) => names.map((name) => line.split(';')[columns.indexOf(name)]))).toEqual([
    ['2026-10-20', 'Problema', 'Oídio', expect.any(String), '', ''],
    ['2026-10-22', 'Problema: tratamento', 'Oídio', 'Borrifei tudo.', 'Neem', '7'],
    ['2026-11-21', 'Problema: caso encerrado', 'Oídio', 'Resolvido: Sumiu.', '', ''],
  ])
  const pdf = await cultivation.growExport.plantFile({ id_or_slug, format: 'pdf' })
  const { text } = await open(await pdf.arrayBuffer())
  expect(text).toContain('Problemas e tratamentos de Maçã verde')
  expect(text).toMatch(
    /Tratamento n[ao] .*22 de outubro.*escrito em .*Produto: Neem\. Carência: 7 dias, colher a partir/,
  )
  await ctx.db.update(plants).set({ private: false }).where(eq(plants.id, plant.id))
  for (const other of [await aUser(ctx), await aUser(ctx, { roles: ['admin'] })])
    await expect((await as(other)).cultivation.growExport.plant({ id_or_slug })).rejects.toMatchObject({ status: 404 })
})
