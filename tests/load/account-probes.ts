export type ProbeResponse = { status: number; text: string; location: string | null }
export type Send = (email: string, ip: string) => Promise<ProbeResponse>
export type Probe = { what: string; page?: true; send: Send }

const password = 'goiabada com queijo'
let made = 0
/** Constant length, so that responses can be compared byte by byte. */
const nickname = () => `t${String(++made).padStart(7, '0')}`

/** Requests by which somebody may try to find out whether an e-mail has an account, by API and by form. */
export async function probes(base: string): Promise<Probe[]> {
  const { id } = (await (await fetch(`${base}/api/v1/user/terms-of-service/current`)).json()) as { id: number }
  const forms = { adult: 'true', accept: 'true', terms_of_service_id: String(id) }
  const post = (path: string, bodyOf: (email: string) => object) => (email: string, ip: string) =>
    fetchJson(`${base}/api/v1${path}`, bodyOf(email), { 'x-forwarded-for': ip })
  const form = (path: string, bodyOf: (email: string) => Record<string, string>) => (email: string, ip: string) =>
    send(base + path, new URLSearchParams(bodyOf(email)), { 'x-forwarded-for': ip, accept: 'text/html' })
  const registration = (email: string) => ({ nickname: nickname(), email, password })
  return [
    { what: 'login', send: post('/auth/login', (email) => ({ email, password })) },
    { what: 'login, page', page: true, send: form('/auth/login', (email) => ({ email, password })) },
    {
      what: 'register',
      send: post('/auth/register', (email) => ({
        ...registration(email),
        adult: true,
        accept: true,
        terms_of_service_id: id,
      })),
    },
    {
      what: 'register, page',
      page: true,
      send: form('/auth/register', (email) => ({ ...registration(email), ...forms })),
    },
    { what: 'recover', send: post('/auth/password/recover', (email) => ({ email })) },
    { what: 'recover, page', page: true, send: form('/auth/recuperar-senha', (email) => ({ email })) },
  ]
}

export const fetchJson = (url: string, body: object, headers: Record<string, string>) =>
  send(url, JSON.stringify(body), { ...headers, 'content-type': 'application/json' })

async function send(
  url: string,
  body: string | URLSearchParams,
  headers: Record<string, string>,
): Promise<ProbeResponse> {
  const answer = await fetch(url, { method: 'POST', redirect: 'manual', body, headers })
  return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') }
}
