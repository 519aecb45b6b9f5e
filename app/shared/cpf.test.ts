import { expect, test } from 'vitest'
import { cpfCheckDigits, hideCpf, isCpf } from './cpf.ts'

test.for(['52998224725', '11144477735', '00000000191'])('%s is a CPF', (digits) => {
  expect(isCpf(digits)).toBe(true)
  expect(cpfCheckDigits(digits.slice(0, 9))).toBe(digits.slice(9))
})

test.for([
  ['a wrong check digit', '52998224724'],
  ['two digits changed places', '52998242725'],
  ['eleven equal digits', '11111111111'],
  ['eleven zeros', '00000000000'],
  ['ten digits', '5299822472'],
  ['twelve digits', '529982247255'],
  ['letters', '5299822472A'],
  ['its written form', '529.982.247-25'],
])('%s is none', ([, digits]) => {
  expect(isCpf(digits ?? '')).toBe(false)
})

test('only the middle of a CPF is shown', () => {
  expect(hideCpf('52998224725')).toBe('***.982.247-**')
})
