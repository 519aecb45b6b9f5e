import { expect, test } from 'vitest'
import { sorry } from './save-toggle.tsx'

test('a save that fails says so in the words of the specification, and so does taking it back', () => {
  const rest = 'tente novamente. Se o erro persistir, entre em contato com o suporte no nosso discord!'
  expect(sorry('salvar')).toBe(`Desculpe, tivemos um erro ao salvar, ${rest}`)
  expect(sorry('descurtir')).toBe(`Desculpe, tivemos um erro ao descurtir, ${rest}`)
})
