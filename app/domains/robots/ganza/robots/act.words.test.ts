import { expect, test } from 'vitest'
import { levelInWords, whyInWords } from './act.words.ts'

test('a level is said as the word for its channel is', () => {
  const said = (name: string, level: number, has_level = false) =>
    levelInWords(level, { name, has_level }).replaceAll('\u00a0', ' ')
  expect([said('Bomba de rega', 0), said('Bomba de rega', 100)]).toEqual(['desligada', 'ligada'])
  expect([said('Luz', 80, true), said('Exaustor', 80, true)]).toEqual(['ligada em 80 %', 'ligado em 80 %'])
  expect([said('Umidificador', 0), said('Umidificador', 100)]).toEqual(['desligado', 'ligado'])
})

test('what a start ended says why it started, and that nothing is known to be on', () => {
  const why = { mode: null, rule: null, because: null, over: null, block: null, inputs: {}, from_state: false }
  const act = { id: 1, at: new Date(), channel: 'luz', level: 0, by: 'mode' as const, why: { ...why, start: 'power' } }
  expect(whyInWords(act, [], String)).toBe(
    'Ligou depois de ficar sem energia. Até o robô dizer o nível de novo, nada conta como ligado.',
  )
})
