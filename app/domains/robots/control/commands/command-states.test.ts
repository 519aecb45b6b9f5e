import { expect, test } from 'vitest'
import { commandStates } from './command.kinds.ts'
import { liveStates, stateAfter } from './command-states.model.ts'

test('an answer moves a command on, also one that comes before we noted the delivery', () => {
  expect(stateAfter('enviado', { state: 'recebido' })).toBe('recebido')
  expect(stateAfter('recebido', { state: 'executado' })).toBe('executado')
  expect(stateAfter('criado', { state: 'executado' })).toBe('executado')
  expect(stateAfter('enviado', { state: 'falhou', reason: 'unknown_mode' })).toBe('falhou')
})

test('a repeated answer changes nothing, and none brings back what ended', () => {
  expect(stateAfter('recebido', { state: 'recebido' })).toBeNull()
  for (const ended of commandStates.filter((state) => !liveStates.some((live) => live === state)))
    for (const state of ['recebido', 'executado', 'falhou'] as const) expect(stateAfter(ended, { state })).toBeNull()
})

test('a robot that got it too late says the same as we would', () => {
  expect(stateAfter('enviado', { state: 'falhou', reason: 'expired' })).toBe('expirou')
})
