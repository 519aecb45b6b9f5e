import { expect, test } from 'vitest'
import { startSite } from '../site/start-site.ts'

/** What is there only for trying the site out. */
const tryingOut = [
  '/dev/componentes',
  '/dev/caixa-de-saida',
  '/dev/banco',
  '/api/v1/back-office/demo-mails',
  '/sandbox/v1/charges?code=x',
]

test('outside of the demo world nothing of it can be reached, nor its password used', async () => {
  const { base, stop } = await startSite({ WORLD: 'empty', ROLE: 'web' })
  try {
    const statuses = await Promise.all(tryingOut.map(async (path) => [path, (await fetch(base + path)).status]))
    expect(statuses).toEqual(tryingOut.map((path) => [path, 404]))
    const bank = await fetch(`${base}/dev/banco`, { method: 'POST', headers: { origin: base }, body: new FormData() })
    expect(bank.status).toBe(404)
    const login = await fetch(`${base}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@demo.grower.example', password: 'jardim-demo-2026' }),
    })
    expect(login.status).toBe(401)
  } finally {
    await stop()
  }
})
