import { expect, test } from 'vitest'
import { howFar, standingOf } from './awaited-uploads.ts'

const there = { id: '7', progress: 1, chosen: true }
const half = { progress: 0.5, chosen: true }

test('a form waits while something uploads, and stays when something failed, until somebody decides', () => {
  expect(standingOf([])).toBe('ready')
  expect(standingOf([there, { id: '3', progress: 1 }])).toBe('ready')
  expect(standingOf([there, half])).toBe('under way')
  expect(standingOf([there, { ...half, error: 'A conexão caiu.' }])).toBe('failed')
  expect(standingOf([half, { ...half, error: 'A conexão caiu.' }]), 'the others go on').toBe('under way')
})

test('what goes with its form from the phone later holds nothing up, nor does what was queued before', () => {
  expect(standingOf([{ ...half, waits: true }])).toBe('ready')
  expect(standingOf([{ progress: 0, error: 'Isso não parece uma foto.', kept: true }])).toBe('ready')
})

test('how far it is counts what was chosen here, and is whole only once the site has it', () => {
  expect(howFar([{ id: '3', progress: 1 }, half], 'foto')).toBe('Enviando foto 1 de 1… 50\u00a0%')
  expect(howFar([there, half], 'foto')).toBe('Enviando foto 2 de 2… 75\u00a0%')
  expect(howFar([{ ...half, progress: 1 }], 'arquivo')).toBe('Enviando arquivo 1 de 1… 99\u00a0%')
})
