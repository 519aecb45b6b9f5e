import { expect, test } from 'vitest'
import { isOverdue } from './due.model.ts'
import { dueWords } from './due.words.ts'

test.for([
  [0, 'responder em 5 dias', false],
  [4, 'responder até amanhã', false],
  [5, 'responder hoje', false],
  [6, 'atrasado há 1 dia', true],
  [8, 'atrasado há 3 dias', true],
] as const)('%i days after the message: %s', ([days, words, late]) => {
  expect(dueWords(days)).toBe(words)
  expect(isOverdue(days)).toBe(late)
})
