import { expect, test } from 'vitest'
import { mishapsOf } from './mishaps.ts'

test('a mishap rises soon from what was read to its peak and goes slowly back; else it is read as it is', () => {
  const mishap = mishapsOf(0, new Date('2026-11-21T18:00:00-03:00'))
  const read = (clock: string) => {
    const { temperature } = mishap(Date.parse(`2026-11-17T${clock}:00-03:00`), { temperature: 26, humidity: 55 })
    return Math.round(Number(temperature) * 10) / 10
  }
  expect(['09:00', '09:05', '09:29', '10:40', '11:00'].map(read)).toEqual([26, 26, 32.4, 26, 26])
})
