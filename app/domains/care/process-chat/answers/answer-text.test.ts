import { expect, test } from 'vitest'
import { answerPlaces, filled, unknownPlaces } from './answer-text.model.ts'

test('places get the words of the process, as often as they stand; a name with braces fills nothing', () => {
  const words = { cliente: '{status}', status: 'Médico', faltam: 'Receita e Laudo' }
  expect(filled('{cliente}, {status}: {faltam}. {cliente}!', words)).toBe(
    '{status}, Médico: Receita e Laudo. {status}!',
  )
  expect(filled('{toString}', words)).toBe('{toString}')
  expect(unknownPlaces('{cliente} {nome} {} {a b}', answerPlaces)).toEqual(['{nome}', '{}'])
})
