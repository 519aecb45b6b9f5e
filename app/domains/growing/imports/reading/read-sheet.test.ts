import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { aWorkbook } from '../imports.factory.ts'
import { guessColumns, guessDayOrder } from '../planning/guess-columns.model.ts'
import { readSheetOf } from './read-sheet.model.ts'

const read = (text: string | Uint8Array) => readSheetOf(Buffer.from(text as Uint8Array))
const errorOf = (bytes: string | Uint8Array) =>
  read(bytes).then(
    () => '',
    (error) => error.data?.errors?.file?.[0] ?? error.message,
  )

test.each([
  ['semicolons and a mark', '\uFEFFPlanta;Data;Volume (L)\r\nLua;05/03/2026;1,5\r\n'],
  ['commas', 'Planta,Data,Volume (L)\nLua,05/03/2026,"1,5"\n'],
  ['tabs', 'Planta\tData\tVolume (L)\nLua\t05/03/2026\t1,5\n'],
  ['a hint for spreadsheets', 'sep=;\nPlanta;Data;Volume (L)\nLua;05/03/2026;1,5'],
])('a table with %s', async (_, text) => {
  const { header, rows, format } = await read(text)
  expect([format, header, rows.map(({ cells }) => cells)]).toEqual([
    'planilha',
    ['Planta', 'Data', 'Volume (L)'],
    [['Lua', '05/03/2026', '1,5']],
  ])
})

test('what an old spreadsheet wrote keeps its accents; a title above the head and empty lines are no rows, and keep the count', async () => {
  const { header, rows } = await read(
    Buffer.from('Meu cultivo\n\nNome;Observa\xe7\xe3o\n\nLua;P\xe9s bonitos\n', 'latin1'),
  )
  expect(header).toEqual(['Nome', 'Observação'])
  expect(rows).toEqual([{ number: 5, cells: ['Lua', 'Pés bonitos'] }])
})

test('a workbook is read with its dates and numbers', async () => {
  const { header, rows } = await read(
    await aWorkbook([
      ['Planta', 'Data', 'pH'],
      ['Lua', '2026-03-05', 6.25],
    ]),
  )
  expect([header, rows]).toEqual([['Planta', 'Data', 'pH'], [{ number: 2, cells: ['Lua', '2026-03-05', '6,25'] }]])
})

test('a bomb, a sheet with one cell at the end of the world, a picture and a broken file are refused in words', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(61 * 1024 * 1024) }, { level: 1 })
  expect(bomb.length).toBeLessThan(500_000)
  expect(await errorOf(bomb)).toContain('grande demais')
  // It says that it is small.
  const lying = Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(1_000_000) }, { level: 9 }))
  for (let at = 0; at < lying.length - 4; at++)
    if (lying.readUInt32LE(at) === 0x02014b50) lying.writeUInt32LE(10, at + 24)
  expect(await errorOf(lying)).toContain('Não conseguimos abrir')
  const far = await aWorkbook(
    [
      ['Planta', 'Data'],
      ['Lua', 'x'],
    ],
    { last: 'XFD1048576' },
  )
  expect(await errorOf(far)).toContain('XFD1048576')
  // One cell of megabytes would keep the reader busy for minutes.
  expect(
    await errorOf(
      await aWorkbook([
        ['Planta', 'Texto'],
        ['Lua', 'a'.repeat(300_000)],
      ]),
    ),
  ).toContain('longa demais')
  expect(await errorOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]))).toContain('Envie uma planilha')
  expect(await errorOf(Buffer.from('PKxx'))).toContain('Não conseguimos abrir')
  expect(await errorOf('só uma coluna\nsem nada')).toContain('Envie uma planilha')
  expect(await errorOf('a;b\n')).toContain('nenhuma linha')
  expect(await errorOf(`a;b\n${'x;y\n'.repeat(20_001)}`)).toContain('20001 linhas')
  expect(await errorOf('{"plants": "nada"}')).toContain('GrowTracker')
})

test('the scale of an EC is that of its head, or of most of its numbers: one slip says nothing of the others', () => {
  const guessed = (head: string, ...values: string[]) =>
    guessColumns({ header: [head], rows: values.map((value, number) => ({ number, cells: [value] })) })[0]
  expect(guessed('EC', '1,4', '1,8', '180', '1,6')).toBe('ec:mS/cm')
  expect(guessed('EC', '900', '1100', '1,2')).toBe('ec:ppm500')
  expect(guessed('EC (mS/cm)', '900', '1100')).toBe('ec:mS/cm')
})

test('Isley is known by its head', async () => {
  const { format, header, rows } = await read(
    'Date,Plant,Strain,Zone,Activity,Note\n2026-03-05 14:30,Lua,Haze,Tenda,Water,"Com, vírgula"\n',
  )
  expect([format, guessColumns({ header, rows })]).toEqual([
    'isley',
    ['data', 'planta', 'genetica', '', 'atividade', 'texto'],
  ])
  expect(rows[0]?.cells[5]).toBe('Com, vírgula')
})

test('Emerald: its blocks, its missing pH and its bare commas', async () => {
  const { format, rows, header } = await read(`Tent Archive Data Export - Tenda
Export Date,2026-05-01T00:00:00.000Z
Total Grow Cycles,1

=== GROW CYCLE 1: Tenda_2026-01-02_Lua ===

Plants in this Cycle
Plant Name,Strain,Planted Date,Harvest Date,Final Yield,Final Stage,Archive Reason,Total Logs,Archived At
Lua,Haze,2026-01-02,2026-04-20,42.5,curing,,2,2026-05-01

Environment Data for this Cycle
Date,Temperature,Humidity,pH Level,Light Hours,VPD,CO2 PPM,PPFD
2026-02-01 12:00:00,24.5,60,18,1.2,420,500

Plant Activity Logs for this Cycle
Plant Name,Date,Activity Type,Description,Value,Notes
Lua,2026-02-02 08:00:00,watering,Rega da manhã,500,com melaço, pouco
`)
  const cell = (at: number, name: string) => rows[at]?.cells[header.indexOf(name)]
  expect([format, rows.length]).toEqual(['emerald', 5])
  expect([cell(0, 'Genética'), cell(0, 'Início'), cell(1, 'Atividade'), cell(2, 'Peso seco (g)')]).toEqual([
    'Haze',
    '2026-01-02',
    'harvest',
    '42.5',
  ])
  expect([cell(3, 'Umidade'), cell(3, 'Horas de luz'), cell(3, 'CO₂'), cell(3, 'PPFD')]).toEqual([
    '60',
    '18',
    '420',
    '500',
  ])
  expect(cell(4, 'Texto')).toBe('Rega da manhã\ncom melaço, pouco\nvalor: 500')
})

test('GrowTracker: acts, scales, phases and pictures by their moment', async () => {
  const at = Date.parse('2026-03-05T12:00:00Z')
  const { format, rows, header } = await read(
    JSON.stringify([
      {
        ...{
          id: 'x',
          name: 'Lua',
          strain: 'Haze',
          plantDate: at,
          clone: true,
          medium: 'SOIL',
          images: [`/sdcard/x/${at}.jpg`],
        },
        actions: [
          {
            type: 'Water',
            date: at,
            ph: 6.2,
            amount: 500,
            tds: { amount: 700, type: 'PPM700' },
            additives: [{ amount: 2, description: 'Grow' }],
          },
          { type: 'StageChange', date: at, newStage: 'FLOWER' },
          { type: 'Action', date: at, action: 'FIM' },
          { type: 'Estranho' },
        ],
      },
    ]),
  )
  const cells = (at: number) => Object.fromEntries(header.map((name, index) => [name, rows[at]?.cells[index]]))
  expect([format, rows.length]).toEqual(['growtracker', 6])
  expect(cells(0)).toMatchObject({ Planta: 'Lua', Genética: 'Haze', Início: '2026-03-05', Origem: 'clone' })
  expect(cells(1)).toMatchObject({
    Atividade: 'feed',
    'Volume (ml)': '500',
    pH: '6,2',
    'EC (ppm 700)': '700',
    Texto: 'Grow: 2 ml/L',
  })
  expect(cells(2)).toMatchObject({ Fase: 'FLOWER' })
  expect(cells(5)).toMatchObject({ Atividade: 'photo', Foto: `${at}.jpg`, Data: '2026-03-05T12:00:00.000Z' })
})

test('GrowTracker: a moment beyond all calendars is none', async () => {
  const plant = {
    name: 'Lua',
    plantDate: -1e308,
    actions: [{ type: 'Note', date: 1e308 }],
    images: ['9999999999999.jpg'],
  }
  const { rows } = await read(JSON.stringify([plant]))
  expect(rows.map(({ cells }) => [cells[1], cells[5]])).toEqual([
    ['', ''],
    ['', ''],
    ['2286-11-20T17:46:39.999Z', ''],
  ])
})

test('columns are guessed with their units, each meaning once', () => {
  const header = [
    'Nome da planta',
    'Data',
    'Rega (L)',
    'pH',
    'EC',
    'pH do runoff',
    'Temperatura (°F)',
    'UR',
    'Altura',
    'Data 2',
    'Cor',
  ]
  const rows = [{ number: 2, cells: ['Lua', '', '', '', '850'] }]
  expect(guessColumns({ header, rows })).toEqual([
    ...['planta', 'data', 'volume_ml:L', 'ph', 'ec:ppm500', 'runoff_ph', 'temperature:°F', 'humidity', 'height_cm'],
    ...['', ''],
  ])
  expect(guessDayOrder(['03/25/2026', '04/05/2026'])).toBe('mdy')
  expect(guessDayOrder(['03/05/2026', '25/03/2026'])).toBe('dmy')
})
