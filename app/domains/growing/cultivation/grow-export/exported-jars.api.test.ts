import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from '#tests/fixtures.ts'
import { aGrow } from './grow-export.factory.ts'
import { GrowExport } from './grow-export.schemas.ts'

test('JSON has the jars of the harvest with what was noted, without names of places when discreet', async ({
  ctx,
  as,
}) => {
  const { grower, plant } = await aGrow(ctx)
  const {
    cultivation: { growExport },
    harvest: { jars },
    garden: { spaces },
  } = await as(grower)
  const shelf = await spaces.create({ name: 'Estante da vovó', kind: 'cura' })
  const filling = { plant_id: plant.id, space_id: shelf.id, sealed_on: '2026-11-05', net_g: 40, count: 2 }
  const { data } = await jars.create(filling)
  const id_or_slug = data[0]?.slug ?? ''
  await jars.log({ id_or_slug, kind: 'retirada', grams: 2.5, happened_at: '2026-11-10T10:00' })
  await jars.log({ id_or_slug, kind: 'abertura', humidity: 0, happened_at: '2026-11-06T10:00' })
  await jars.remove({ id_or_slug: data[1]?.slug ?? '' })
  const nothing = { humidity: null, temperature: null, grams: null, note: '' }
  const expected = {
    number: 1,
    name: '',
    sealed_on: '2026-11-05',
    net_g: 40,
    left_g: 37.5,
    space: 'Estante da vovó',
    entries: [
      { ...nothing, kind: 'abertura', happened_at: new Date('2026-11-06T13:00:00Z'), humidity: 0 },
      { ...nothing, kind: 'retirada', happened_at: new Date('2026-11-10T13:00:00Z'), grams: 2.5 },
    ],
  }
  const open = await growExport.plant({ id_or_slug: plant.slug })
  expect(GrowExport.parse(open).plants[0]?.jars).toEqual([expected])
  const discreet = await growExport.plant({ id_or_slug: plant.slug, discreet: true })
  expect(discreet.plants[0]?.jars).toMatchObject([{ space: null, left_g: 37.5 }])
})

test('CSV and PDF have the jars: what went in, what was read and taken, what is left', async ({ ctx, as }) => {
  const { grower, plant } = await aGrow(ctx)
  const {
    cultivation: { growExport },
    harvest: { jars },
    garden: { spaces },
  } = await as(grower)
  const shelf = await spaces.create({ name: 'Estante da vovó', kind: 'cura' })
  const filling = { plant_id: plant.id, space_id: shelf.id, sealed_on: '2026-11-05', net_g: 40, count: 1 }
  const { data } = await jars.create(filling)
  const id_or_slug = data[0]?.slug ?? ''
  const opened = { kind: 'abertura' as const, humidity: 62, temperature: 0, note: 'Cheiro de mato' }
  await jars.log({ id_or_slug, ...opened, happened_at: '2026-11-06T10:00' })
  await jars.log({ id_or_slug, kind: 'retirada', grams: 2.5, happened_at: '2026-11-10T10:00' })

  const csv = await growExport.plantFile({ id_or_slug: plant.slug, format: 'csv' })
  const [head = '', ...lines] = (await csv.text()).split('\r\n')
  const columns = head.split(';')
  const cells = lines.slice(2, 5).map((line) => {
    const row = line.split(';')
    return (name: string) => row[columns.indexOf(name)]
  })
  const input = ['planta', 'dia', 'hora', 'atividade', 'item', 'texto', 'pote', 'pote: gramas', 'pote: retirada (g)']
  expect(cells.map((at) => [...input, 'Umidade do pote (%)', 'Temperatura (°C)'].map(at))).toEqual([
    ['Maçã verde', '2026-11-05', '', 'Pote fechado', 'Paçoca nº 5', '', '1', '40', '', '', ''],
    ['Maçã verde', '2026-11-06', '10:00', 'Pote: abertura', 'Paçoca nº 5', 'Cheiro de mato', '1', '', '', '62', '0'],
    ['Maçã verde', '2026-11-10', '10:00', 'Pote: retirada', 'Paçoca nº 5', '', '1', '', '2,5', '', ''],
  ])

  const pdf = async (discreet: boolean) => {
    const file = await growExport.plantFile({ id_or_slug: plant.slug, format: 'pdf', discreet })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await file.arrayBuffer())), {
      mergePages: true,
    })
    return text.replaceAll(/\s+/g, ' ')
  }
  const text = await pdf(false)
  for (const part of [
    'Potes de Maçã verde',
    'Pote 1',
    'Planta: Maçã verde, Paçoca nº 5',
    'Fechado em: quinta-feira, 5 de novembro de 2026',
    'Peso: 40 g, restam 37,5 g',
    'Espaço: Estante da vovó',
    'UR 62 % · 0 °C, Cheiro de mato',
    '-2,5 g',
  ])
    expect(text).toContain(part)
  const hidden = await pdf(true)
  expect(hidden).toContain('Peso: 40 g, restam 37,5 g')
  expect(hidden).not.toContain('Estante da vovó')
})
