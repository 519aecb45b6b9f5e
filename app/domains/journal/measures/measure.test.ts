import { expect, test } from 'vitest'
import { doseInWords } from './dose.words.ts'
import { measureValues } from './measure.form.ts'
import { measuresForFile, measuresInBrief, measureWords, typedValue } from './measure.words.ts'

test('values as people say them, in their order; a 0 is said', () => {
  expect(
    measureWords({
      ec: { value: 1.8, scale: 'ppm500' },
      ph: { value: 6.2 },
      volume_ml: { value: 600 },
      temperature: { value: 0 },
    }),
  ).toEqual(['600\u00a0ml', 'pH 6,2', 'EC 1,8\u00a0mS/cm (900\u00a0ppm500)', 'Temperatura 0\u00a0°C'])
  expect(measureWords({ ec: { value: 1.25, scale: 'mS/cm' } })).toEqual(['EC 1,25\u00a0mS/cm'])
  expect(measureWords({})).toEqual([])
})

test('on one line only the first three are said, the plain ones by their unit', () => {
  const measures = { height_cm: { value: 32 }, runoff_ph: { value: 6.4 }, ec: { value: 1.8, scale: 'ppm500' as const } }
  expect(measuresInBrief({ ...measures, temperature: { value: 24 } })).toBe(
    'EC 1,8\u00a0mS/cm · pH da drenagem 6,4 · 32\u00a0cm',
  )
  expect(measuresInBrief({})).toBeNull()
})

test('a file names everything, with plain spaces', () => {
  expect(measuresForFile({ volume_ml: { value: 1500 }, ec: { value: 1.45, scale: 'ppm500' } })).toBe(
    'Volume 1.500 ml, EC 1,45 mS/cm (digitado em ppm500)',
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
    expect(typedValue({ value, scale })).toBe(typed)
    expect(measureValues({ ec: { value, scale } })).toEqual({ 'measures.ec.value': typed, 'measures.ec.scale': scale })
  }
})
