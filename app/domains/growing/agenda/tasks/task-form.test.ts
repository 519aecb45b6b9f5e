import { expect, test } from 'vitest'
import { remindChoice, remindOf } from './task.form.ts'

test('of a task for the whole day nobody is told at midnight: its hour is eight in the morning', () => {
  for (const choice of ['dia', '0', '30', '60']) expect(remindOf(choice, undefined)).toBe(-480)
  expect(remindOf('vespera', undefined)).toBe(360)
  expect(remindOf('-600', undefined)).toBe(-600)
  expect(remindOf(undefined, undefined)).toBeNull()
  expect(remindChoice(-480, null)).toBe('dia')
})

test('of a task with an hour: at it, before it, at eight of its day, at six of the evening before', () => {
  expect(['0', '30', 'dia', 'vespera'].map((choice) => remindOf(choice, '18:30'))).toEqual([0, 30, 630, 1470])
  expect([0, 30, 630, 1470].map((minutes) => remindChoice(minutes, '18:30'))).toEqual(['0', '30', 'dia', 'vespera'])
})
