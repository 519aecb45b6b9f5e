import { expect, test } from 'vitest'
import { monthOf, stepOf, titleOf, windowOfView } from './calendar.model.ts'

test('a month is whole weeks from Sunday to Saturday', () => {
  const weeks = monthOf('2026-11-21')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.[0]).toBe('2026-11-01')
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05')
  expect(monthOf('2026-02-10')).toHaveLength(4)
  expect(monthOf('2026-08-10')).toHaveLength(6)
})

test('each view has its window, its step and its title', () => {
  expect(windowOfView('semana', '2026-11-21')).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(windowOfView('lista', '2026-11-21')).toEqual({ from: '2026-11-21', to: '2026-12-04' })
  expect(stepOf('mes', '2026-01-31', 1)).toBe('2026-02-28')
  expect(stepOf('semana', '2026-11-21', -1)).toBe('2026-11-14')
  expect(titleOf('mes', '2026-11-21')).toBe('novembro de 2026')
})
