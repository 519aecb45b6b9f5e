import { expect, test } from 'vitest'
import { pdfText, unwritable } from './pdf-text.ts'

test('everything of pt-BR stays as it is', () => {
  const text = 'Ação, coração, ímã, água, avô, pêra, à, lingüiça, ÁÉÍÓÚ ÃÕ Ç: “R$ 1,50” — 12 °C, 600 µmol/m²/s, ½'
  expect(pdfText(text)).toBe(text)
})

test('what the fonts lack is written with what they have, emoji are left out', () => {
  expect(pdfText('CO₂ a −2 °C 🌱🌿 hoje')).toBe('CO2 a -2 °C hoje')
  expect(pdfText('Děkuji 👍🏽')).toBe('Dekuji')
  expect(pdfText('日\u0000本')).toBe('??')
  expect(pdfText('R$ \u00ad100')).toBe('R$ 100')
  expect(pdfText('10\u201020 mg (5\u20127), X™ e Y®, 3\u2032')).toBe("10-20 mg (5–7), X™ e Y®, 3'")
})

test('what would be lost or changed on paper is named', () => {
  expect(['Ação a 20 °C', 'CO₂ ≤ 3', '10\u201020 mg, X™'].map(unwritable)).toEqual([undefined, undefined, undefined])
  expect(['Beyoğlu', 'a ≠ b', 'Oi 🌱', '大麻', 'Đorđević'].map(unwritable)).toEqual(['ğ', '≠', '🌱', '大', 'Đ'])
})
