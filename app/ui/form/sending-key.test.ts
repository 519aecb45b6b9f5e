import { afterEach, expect, test, vi } from 'vitest'
import { endSending, fingerprintOf, isUnanswered, keyToSend } from './sending-key.ts'

const kept = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value),
})
afterEach(() => kept.clear())

const saying = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const content = fingerprintOf(saying({ text: 'Bebeu tudo.' }))

test('the same words from a page that was loaded anew go by the key that nothing was heard of', () => {
  expect(keyToSend('/nota:', { key: 'a', content }, 1000)).toBe('a')
  expect(isUnanswered('/nota:', 2000)).toBe(true)
  expect(keyToSend('/nota:', { key: 'b', content }, 2000)).toBe('a')
  expect(keyToSend('/outra:', { key: 'c', content }, 2000)).toBe('c')
})

test('other words, an answer or much time make it another sending', () => {
  keyToSend('/nota:', { key: 'a', content }, 1000)
  expect(keyToSend('/nota:', { key: 'b', content: fingerprintOf(saying({ text: 'Bebeu tudo' })) }, 2000)).toBe('b')
  expect(keyToSend('/nota:', { key: 'c', content }, 3000)).toBe('c')
  endSending(saying({ idempotency_key: 'c', text: 'Bebeu tudo.' }))
  expect(isUnanswered('/nota:', 4000)).toBe(false)
  expect(keyToSend('/nota:', { key: 'd', content }, 4000)).toBe('d')
  expect(keyToSend('/nota:', { key: 'e', content }, 4000 + 16 * 60_000)).toBe('e')
})

test('keys and the token of a card say nothing, and what was said cannot be read back', () => {
  const said = { text: 'Bebeu tudo.' }
  expect(fingerprintOf(saying({ ...said, idempotency_key: 'x', card_token: 'tok_1' }))).toBe(content)
  keyToSend('/nota:', { key: 'a', content }, 1000)
  expect([...kept.values()].join()).not.toContain('Bebeu')
})
