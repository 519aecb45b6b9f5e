import { expect, test } from 'vitest'
import { barcodeOf, dueFactor, lineOf } from './boleto.model.ts'
import { crc16, isWhole, pixCode } from './pix-code.model.ts'

test('CRC-16/CCITT-FALSE of the usual check text', () => {
  expect(crc16('123456789')).toBe('29B1')
})

test('a code of the Central Bank is whole, one with another CRC is not', () => {
  const body =
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304'
  expect(isWhole(`${body}1D3D`)).toBe(true)
  expect(isWhole(`${body}1D3E`)).toBe(false)
})

test('a PIX code says amount, name without accents and where it is charged', () => {
  const code = pixCode({ url: 'pix.exemplo.com/v2/1', amount: 12_345, name: 'Estufa do João', city: 'São Paulo' })
  expect(code).toBe(
    `00020101021226${'42'}0014br.gov.bcb.pix2520pix.exemplo.com/v2/15204000053039865406123.455802BR5914Estufa do Joao6009Sao Paulo62070503***6304${code.slice(-4)}`,
  )
  expect(isWhole(code)).toBe(true)
})

test('the known pair of bar code and line', () => {
  const barcode = '00193373700000001000500940144816060680935031'
  expect(lineOf(barcode)).toBe('00190500954014481606906809350314337370000000100')
  expect(barcodeOf({ bank: '001', due_on: '2007-12-31', amount: 100, free: '0500940144816060680935031' })).toBe(barcode)
})

test.for([
  ['1997-10-08', '0001'],
  ['2000-07-03', '1000'],
  ['2025-02-21', '9999'],
  ['2025-02-22', '1000'],
  ['2026-11-22', '1638'],
  ['2049-10-13', '9999'],
  ['2049-10-14', '1000'],
] as const)('what is due on %s has the factor %s', ([day, factor]) => {
  expect(dueFactor(day)).toBe(factor)
})
