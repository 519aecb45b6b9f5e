import { expect, test } from 'vitest'
import { seatsWords } from './seats.words.ts'

test('seats are said one way: what is free, or that it is full and who waits', () => {
  expect(seatsWords({ seats: 2, taken: 0, waiting: 0 })).toBe('2 vagas livres de 2')
  expect(seatsWords({ seats: 2, taken: 1, waiting: 0 })).toBe('1 vaga livre de 2')
  expect(seatsWords({ seats: 2, taken: 2, waiting: 0 })).toBe('cheia')
  expect(seatsWords({ seats: 2, taken: 2, waiting: 1 })).toBe('cheia, 1 pessoa espera')
  expect(seatsWords({ seats: 2, taken: 2, waiting: 3 }, 'cheio')).toBe('cheio, 3 pessoas esperam')
})
