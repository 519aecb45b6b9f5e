import { expect, test } from 'vitest'
import { measureValues, measureWords, typedValue } from './measure.words.ts'

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
