const tokens = new Map<string, Promise<string>>()

/** The session token of a demo account; logs in once. */
export function tokenOf(site: string, account: string) {
  const key = `${site} ${account}`
  const known = tokens.get(key) ?? login(site, account)
  tokens.set(key, known)
  // What was refused is asked anew by the next test.
  known.catch(() => tokens.delete(key))
  return known
}

async function login(site: string, account: string) {
  const answer = await fetch(`${site}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${account}@demo.grower.example`, password: 'jardim-demo-2026' }),
  })
  if (!answer.ok) throw new Error(`login as ${account} answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}
