import { expect, test } from 'vitest'
import { asksAge } from './asks-age.ts'

const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const visit = { cookie: 'grower_theme=claro', agent: phone }

test('a visitor is asked on their first page, until they answered', () => {
  for (const path of ['/', '/banca', '/loja/estufa-da-vila', '/autorais']) expect(asksAge(path, visit), path).toBe(true)
  expect(asksAge('/', { ...visit, cookie: 'accept_cookie=false; grower_adult=true' })).toBe(false)
})

test('what is read by law, and the way into an account, is open; who indexes pages has no age', () => {
  for (const path of ['/termos-e-condicoes', '/privacidade', '/privacidade/copia', '/auth/login', '/auth/cadastro'])
    expect(asksAge(path, visit), path).toBe(false)
  expect(asksAge('/', { ...visit, agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBe(false)
  expect(asksAge('/', { ...visit, agent: 'WhatsApp/2.23' })).toBe(false)
})
