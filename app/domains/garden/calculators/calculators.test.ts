import { expect, test } from 'vitest'
import { sheetAddress, sheetBySlug, sheets } from './calculators.kinds.ts'
import { answerOf, messagesToShow, readSheet } from './sheet.form.ts'
import { doseSheet, MOST_PRODUCTS, rowsOf, withProduct } from './sheets/dose.form.ts'

/** The result for these values, or the errors and missing fields. */
function calculate(slug: string, typed: Record<string, string>) {
  const sheet = sheetBySlug(slug)
  const reckoned = readSheet(sheet, typed)
  return { ...reckoned, answer: answerOf(sheet, reckoned) }
}
const figuresOf = (slug: string, typed: Record<string, string>) =>
  calculate(slug, typed).answer?.figures.map(({ label, value }) => `${label}: ${value.replaceAll('\u00a0', ' ')}`)

test.each(sheets.map((sheet) => [sheet.slug, sheet] as const))(
  '%s answers its own sample and says how',
  (slug, sheet) => {
    const { answer, wrong, missing } = calculate(slug, sheet.sample)
    expect({ wrong, missing }).toEqual({ wrong: {}, missing: {} })
    expect(answer?.figures.length).toBeGreaterThan(0)
    expect(answer?.meaning.join('')).not.toBe('')
    expect(answer?.working.length).toBeGreaterThan(0)
    expect(sheet.how.source).not.toBe('')
    expect(JSON.stringify(answer)).not.toMatch(/NaN|undefined|null/)
  },
)

test.each(sheets.map((sheet) => [sheet.slug, sheet] as const))(
  '%s says what is missing when nothing is typed',
  (slug, sheet) => {
    const { answer, missing } = calculate(slug, {})
    expect(answer).toBeNull()
    expect(Object.keys(missing).length).toBeGreaterThan(0)
    expect(messagesToShow(readSheet(sheet, {}), {})).toEqual({})
    const sent = Object.fromEntries(Object.keys(missing).map((name) => [name, '']))
    expect(messagesToShow(readSheet(sheet, sent), sent)).toEqual(missing)
  },
)

test('a comma is the decimal sign, and the side of the leaf decides', () => {
  const air = { temperature: '25,0', humidity: '60' }
  expect(figuresOf('vpd', { ...air, difference: '2', leaf_cooler: 'true' })?.[0]).toBe('VPD da folha: 0,91 kPa')
  expect(figuresOf('vpd', { ...air, difference: '2', leaf_cooler: 'false' })?.[0]).toBe('VPD da folha: 1,66 kPa')
  expect(figuresOf('vpd', { ...air, difference: '0', leaf_cooler: 'true' })?.[0]).toBe('VPD da folha: 1,27 kPa')
})

test('a leaf that was measured goes before the estimate', () => {
  const { answer } = calculate('vpd', { temperature: '25', humidity: '60', difference: '', leaf_temperature: '23' })
  expect(answer?.figures[0]?.value).toBe('0,91\u00a0kPa')
  expect(answer?.figures[1]?.hint).toMatch(/medida/)
})

test('a negative VPD keeps its sign and is said to condense', () => {
  const { answer } = calculate('vpd', { temperature: '25', humidity: '95', difference: '3', leaf_cooler: 'true' })
  expect(answer?.figures[0]?.value).toBe('-0,37\u00a0kPa')
  expect(answer?.meaning[0]).toMatch(/^Negativo: a água do ar condensa/)
})

test('a missing reading is not 0, a reading of 0 is one', () => {
  expect(calculate('vpd', { temperature: '25', humidity: '' })).toMatchObject({
    answer: null,
    missing: { humidity: 'Preencha este campo.' },
  })
  expect(figuresOf('vpd', { temperature: '25', humidity: '0', difference: '0' })?.[0]).toBe('VPD da folha: 3,17 kPa')
})

test('what is no number or out of range gets a sentence beside its field', () => {
  const { wrong, answer } = calculate('vpd', { temperature: 'quente', humidity: '140' })
  expect(wrong).toEqual({ temperature: 'Escreva só o número, como 25.', humidity: 'Escreva um valor de 0 a 100 %.' })
  expect(answer).toBeNull()
  expect(calculate('vpd', { temperature: '-' }).wrong).toEqual({})
})

test('EC without its scale is refused; with it every scale is named', () => {
  expect(calculate('ec', { reading: '1000' })).toMatchObject({
    answer: null,
    missing: { scale: 'Escolha a escala do medidor' },
  })
  expect(calculate('ec', { reading: '1000', scale: 'ppm' }).answer).toBeNull()
  expect(figuresOf('ec', { reading: '1000', scale: 'ppm500' })).toEqual([
    'EC: 2 mS/cm',
    'EC em µS/cm: 2.000 µS/cm',
    'ppm na escala 640 (Eutech, Europa): 1.280 ppm',
    'ppm na escala 700 (Truncheon, Austrália): 1.400 ppm',
  ])
  expect(calculate('ec', { reading: '1000', scale: 'ms' }).wrong.reading).toMatch(/confira a escala/)
})

test('DLI goes both ways, and darkness gives no wanted light', () => {
  expect(figuresOf('dli', { hours: '12', ppfd: '600' })).toEqual(['DLI: 25,9 mol/m²/dia'])
  expect(figuresOf('dli', { hours: '12', wanted: '25,92' })).toEqual(['PPFD necessário: 600 µmol/m²/s'])
  expect(figuresOf('dli', { hours: '0', ppfd: '600' })).toEqual(['DLI: 0 mol/m²/dia'])
  expect(calculate('dli', { hours: '0', wanted: '30' }).wrong.hours).toMatch(/mais de 0/)
})

test('drying refuses weights that cannot be', () => {
  expect(figuresOf('secagem', { wet: '400' })).toEqual(['Peso seco previsto: 100 g'])
  expect(figuresOf('secagem', { sample: '10', oven: '8,8' })).toEqual(['Umidade da amostra: 12 %'])
  expect(calculate('secagem', { wet: '400', now: '500' }).wrong.now).toMatch(/mais que na colheita/)
  expect(calculate('secagem', { wet: '400', now: '50' }).wrong.now).toMatch(/Mais leve/)
  expect(calculate('secagem', { sample: '8', oven: '9' }).wrong.oven).toMatch(/só tira água/)
  expect(calculate('secagem', { wet: '400', fresh_water: '10', final_water: '12' }).wrong.final_water).toMatch(
    /menos água/,
  )
  expect(calculate('secagem', { sample: '10' }).missing).toHaveProperty('oven')
})

test('light costs by month, day and cycle; without a tariff it is energy, not R$ 0', () => {
  expect(figuresOf('luz', { watts: '240', hours: '18', tariff: '0,95', days: '110' })).toEqual([
    'Por mês: R$ 123,12',
    'Por dia: R$ 4,10',
    'No ciclo: R$ 451,44',
  ])
  expect(figuresOf('luz', { watts: '240', hours: '18' })).toEqual(['Por mês: 129,6 kWh', 'Por dia: 4,32 kWh'])
  expect(figuresOf('luz', { watts: '240', hours: '18', tariff: '0' })?.[0]).toBe('Por mês: R$ 0,00')
})

test('a dose for each product; a named product without one is asked for it', () => {
  expect(figuresOf('dose', { litres: '20', product_1: 'Micro', dose_1: '1,5', dose_2: '0' })).toEqual([
    'Micro: 30 ml',
    'Produto 2: 0 ml',
    'Tudo junto: 30 ml',
  ])
  expect(calculate('dose', { litres: '20', dose_1: '1', product_2: 'Bloom' }).missing).toHaveProperty('dose_2')
})

test('rows grow with what is typed, and a fertilizer takes the first free one', () => {
  expect(rowsOf({})).toEqual([1, 2])
  expect(rowsOf({ dose_2: '1' })).toEqual([1, 2, 3])
  const typed = withProduct({ litres: '20', product_1: 'Micro', dose_1: '1' }, 'Bokashi', 2.5)
  expect(typed).toEqual({ litres: '20', product_1: 'Micro', dose_1: '1', product_2: 'Bokashi', dose_2: '2,5' })
  const full = Object.fromEntries(Array.from({ length: MOST_PRODUCTS }, (_, index) => [`dose_${index + 1}`, '1']))
  expect(withProduct(full, 'Mais um', 1)).toBe(full)
  expect(rowsOf(full)).toHaveLength(MOST_PRODUCTS)
  expect(doseSheet.entries(full)).toHaveLength(1 + 2 * MOST_PRODUCTS)
})

test('addresses carry the calculator and what was typed', () => {
  expect(sheetAddress({ slug: 'dli' }, { calc: 'dli', hours: '12', ppfd: ' ' })).toBe(
    '/cultivo/calculadoras?calc=dli&hours=12',
  )
  expect(sheetBySlug('nada').slug).toBe('vpd')
})
