import { expect, test } from 'vitest'
import { type MeasuresInput, storedMeasures } from '../activities/measures.schemas.ts'
import { doseInWords } from './dose.words.ts'
import { measureValues, unitMeant } from './measure.form.ts'
import { measuresForFile, measuresInBrief, measureWords } from './measure.words.ts'
import { measuresAsTyped, type TypedMeasures } from './typed-measures.model.ts'

test('values as people say them, in their order; a 0 is said', () => {
  expect(
    measureWords({
      ec: { value: 900, scale: 'ppm500' },
      ph: { value: 6.2 },
      volume_ml: { value: 600 },
      temperature: { value: 0 },
    }),
  ).toEqual(['600\u00a0ml', 'pH 6,2', 'EC 1,8\u00a0mS/cm (900\u00a0ppm, escala 500)', 'Temperatura 0\u00a0°C'])
  expect(measureWords({ ec: { value: 1.25, scale: 'mS/cm' } })).toEqual(['EC 1,25\u00a0mS/cm'])
  expect(measureWords({})).toEqual([])
})

test('nothing is shown less exact than it was typed', () => {
  const typed: TypedMeasures = {
    volume_ml: { value: 1.5 },
    runoff_ml: { value: 0.4 },
    ph: { value: 6.235 },
    ec: { value: 1.234, scale: 'mS/cm' },
    height_cm: { value: 12.25 },
    ppfd: { value: 512.5 },
    dry_g: { value: 31.125 },
  }
  expect(measureWords(typed)).toEqual([
    '1,5\u00a0ml',
    'pH 6,235',
    'EC 1,234\u00a0mS/cm',
    'Drenagem 0,4\u00a0ml',
    'Altura 12,25\u00a0cm',
    'PPFD 512,5\u00a0µmol/m²/s',
    'Peso seco 31,125\u00a0g',
  ])
  expect(measuresInBrief(typed)).toContain('1,5\u00a0ml')
  expect(measuresForFile(typed)).toContain('Drenagem 0,4 ml')
  expect(measuresAsTyped({ ec: { value: 0.9005, scale: 'µS/cm' } }).ec?.value).toBe(900.5)
  expect(measureWords({ ec: { value: 900.5, scale: 'ppm700' } })).toEqual([
    'EC 1,29\u00a0mS/cm (900,5\u00a0ppm, escala 700)',
  ])
})

test('a value is said and edited in the unit in which it was typed', () => {
  const typed = measuresAsTyped({ volume_ml: { value: 1500, unit: 'L' }, dry_g: { value: 1234.5, unit: 'kg' } })
  expect(typed).toEqual({ volume_ml: { value: 1.5, unit: 'L' }, dry_g: { value: 1.2345, unit: 'kg' } })
  expect(measureWords(typed)).toEqual(['1,5\u00a0L', 'Peso seco 1,2345\u00a0kg'])
  expect(measuresForFile(typed)).toBe('Volume 1,5 L, Peso seco 1,2345 kg')
  expect(measureValues(typed)).toEqual({
    'measures.volume_ml.value': 1.5,
    'measures.volume_ml.unit': 'L',
    'measures.dry_g.value': 1.2345,
    'measures.dry_g.unit': 'kg',
  })
})

test('what is typed in litres is stored in millilitres, exactly', () => {
  const complain = (field: string, sentence: string): never => {
    throw new Error(`${field}: ${sentence}`)
  }
  const stored = (input: MeasuresInput) => storedMeasures(input, complain)
  expect(stored({ volume_ml: { value: 1.5, unit: 'L' } })).toEqual({ volume_ml: { value: 1500, unit: 'L' } })
  expect(stored({ volume_ml: { value: 1.5, unit: 'ml' } })).toEqual({ volume_ml: { value: 1.5 } })
  expect(stored({ dry_g: { value: 0.0301, unit: 'kg' } })).toEqual({ dry_g: { value: 30.1, unit: 'kg' } })
  expect(() => stored({ volume_ml: { value: 1001, unit: 'L' } })).toThrow('O maior valor aceito é 1.000\u00a0L.')
  expect(() => stored({ ph: { value: 6, unit: 'L' } })).toThrow('Escolha uma das opções.')
  expect(() => stored({ ph: { value: 6.12345 } })).toThrow('quatro casas')
  expect(() => stored({ ec: { value: 901.25, scale: 'ppm500' } })).toThrow('uma casa')
})

test('a watering of 1,5 ml was probably meant in litres; of 20 ml, or of anything else, not', () => {
  expect(unitMeant('volume_ml', 1.5, 'ml')).toBe('L')
  expect(unitMeant('volume_ml', 20, 'ml')).toBeNull()
  expect(unitMeant('volume_ml', 1.5, 'L')).toBeNull()
  expect(unitMeant('volume_ml', 0, 'ml')).toBeNull()
  expect(unitMeant('volume_ml', Number.NaN, 'ml')).toBeNull()
  expect(unitMeant('runoff_ml', 5, 'ml')).toBeNull()
  expect(unitMeant('weight_g', 5, 'g')).toBeNull()
})

test('on one line only the first three are said, the plain ones by their unit', () => {
  const measures = { height_cm: { value: 32 }, runoff_ph: { value: 6.4 }, ec: { value: 900, scale: 'ppm500' as const } }
  expect(measuresInBrief({ ...measures, temperature: { value: 24 } })).toBe(
    'EC 900\u00a0ppm, escala 500 · pH da drenagem 6,4 · 32\u00a0cm',
  )
  expect(measuresInBrief({})).toBeNull()
})

test('a file names everything, with plain spaces', () => {
  expect(measuresForFile({ volume_ml: { value: 1500 }, ec: { value: 725, scale: 'ppm500' } })).toBe(
    'Volume 1.500 ml, EC 1,45 mS/cm (digitado: 725 ppm, escala 500)',
  )
  expect(measuresForFile({ runoff_ec: { value: 2, scale: 'mS/cm' } })).toBe('EC da drenagem 2 mS/cm')
  expect(measuresForFile({})).toBe('')
  expect(doseInWords({ name: 'CalMag', amount: 1.5, unit: 'ml/L' })).toBe('CalMag 1,5\u00a0ml/L')
  expect(doseInWords({ name: 'CalMag', amount: 1.5, unit: 'ml/L' }, ' ')).toBe('CalMag 1,5 ml/L')
})

test('EC comes back to the form as it was typed, on every scale', () => {
  for (const [typed, scale, per] of [
    [901, 'ppm700', 700],
    [1333, 'ppm640', 640],
    [1250, 'µS/cm', 1000],
    [1.85, 'mS/cm', 1],
  ] as const) {
    const value = Math.round((typed / per) * 10_000) / 10_000
    expect(measureValues(measuresAsTyped({ ec: { value, scale } }))).toEqual({
      'measures.ec.value': typed,
      'measures.ec.scale': scale,
    })
  }
})
