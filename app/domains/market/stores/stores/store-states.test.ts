import { expect, test } from 'vitest'
import { storeStates } from './store.kinds.ts'
import { mayMove, moved, storeMoves } from './store-states.model.ts'

test('every move from every state', () => {
  const table = storeStates.map((state) => [state, storeMoves.filter((move) => mayMove(state, move))])
  expect(Object.fromEntries(table)).toEqual({
    rascunho: ['submit', 'close'],
    em_analise: ['withdraw', 'approve', 'refuse'],
    aberta: ['suspend', 'close'],
    recusada: ['submit', 'close'],
    suspensa: ['reopen', 'close'],
    encerrada: ['bring_back', 'bring_back_draft'],
  })
})

test('an illegal move is an error', () => {
  expect(moved('em_analise', 'approve')).toBe('aberta')
  expect(() => moved('rascunho', 'approve')).toThrow('a store that is rascunho cannot approve')
})
