import { expect, test } from 'vitest'
import { weakness } from './weakness.model.ts'

test('what the server refuses of a password is known where it is typed', () => {
  const ana = { nickname: 'anacultiva', email: 'ana.souza@example.com', current: 'minha tenda tem 2 lampadas' }
  expect(weakness('minha tenda tem 2 lampadas', ana)).toContain('diferente da atual')
  expect(weakness('AnaCultiva2026!', ana)).toContain('apelido')
  expect(weakness('com ana.souza dentro', ana)).toContain('e-mail')
  expect(weakness('ababababababab', ana)).toContain('repete')
  expect(weakness('outra tenda tem 3 lampadas', ana)).toBeUndefined()
})
