import { expect, test } from 'vitest'
import { saidOfAge } from './age-answer.ts'
import { asksAge } from './asks-age.ts'

const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

test('a visitor is asked on their first page, until they answered', () => {
  for (const path of ['/', '/banca', '/loja/estufa-da-vila', '/autorais']) expect(asksAge(path, phone), path).toBe(true)
  expect(saidOfAge('grower_theme=claro')).toBe(false)
  expect(saidOfAge('accept_cookie=false; grower_adult=true')).toBe(true)
})

test('what is read by law, and the way into an account, is open; who indexes pages has no age', () => {
  for (const path of ['/termos-e-condicoes', '/privacidade', '/privacidade/copia', '/auth/login', '/auth/cadastro'])
    expect(asksAge(path, phone), path).toBe(false)
  expect(asksAge('/', 'Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(false)
  expect(asksAge('/', 'WhatsApp/2.23')).toBe(false)
})
