import { expect, test } from 'vitest'
import { cnpjCheckDigits, isCnpj } from './cnpj.ts'

test.for(['12ABC34501DE35', '11222333000181'])('%s is a CNPJ', (signs) => {
  expect(isCnpj(signs)).toBe(true)
  expect(cnpjCheckDigits(signs.slice(0, 12))).toBe(signs.slice(12))
})

test.for([
  ['a wrong check digit', '12ABC34501DE36'],
  ['two signs changed places', '12BAC34501DE35'],
  ['small letters', '12abc34501de35'],
  ['a letter among the check digits', '12ABC34501DE3A'],
  ['fourteen zeros', '00000000000000'],
  ['thirteen signs', '1122233300018'],
  ['its written form', '11.222.333/0001-81'],
])('%s is none', ([, signs]) => {
  expect(isCnpj(signs ?? '')).toBe(false)
})
