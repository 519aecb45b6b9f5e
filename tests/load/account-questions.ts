export type Answer = { status: number; text: string; location: string | null }
export type Ask = (email: string, ip: string) => Promise<Answer>
export type Question = { what: string; page?: true; ask: Ask }

const password = 'goiabada com queijo'
let made = 0
/** Always as long, so that answers can be compared byte by byte. */
const nickname = () => `t${String(++made).padStart(7, '0')}`

/** What somebody may ask to learn whether an e-mail has an account, by the API and by the page's form. */
export async function questions(base: string): Promise<Question[]> {
  const { id } = (await (await fetch(`${base}/api/v1/user/terms-of-service/current`)).json()) as { id: number }
  const forms = { adult: 'true', accept: 'true', terms_of_service_id: String(id) }
  const post = (path: string, bodyOf: (email: string) => object) => (email: string, ip: string) =>
    askJson(`${base}/api/v1${path}`, bodyOf(email), { 'x-forwarded-for': ip })
  const form = (path: string, bodyOf: (email: string) => Record<string, string>) => (email: string, ip: string) =>
    ask(base + path, new URLSearchParams(bodyOf(email)), { 'x-forwarded-for': ip, accept: 'text/html' })
  const registration = (email: string) => ({ nickname: nickname(), email, password })
  return [
    { what: 'login', ask: post('/auth/login', (email) => ({ email, password })) },
    { what: 'login, page', page: true, ask: form('/auth/login', (email) => ({ email, password })) },
    {
      what: 'register',
      ask: post('/auth/register', (email) => ({
        ...registration(email),
        adult: true,
        accept: true,
        terms_of_service_id: id,
      })),
    },
    {
      what: 'register, page',
      page: true,
      ask: form('/auth/register', (email) => ({ ...registration(email), ...forms })),
    },
    { what: 'recover', ask: post('/auth/password/recover', (email) => ({ email })) },
    { what: 'recover, page', page: true, ask: form('/auth/recuperar-senha', (email) => ({ email })) },
  ]
}

export const askJson = (url: string, body: object, headers: Record<string, string>) =>
  ask(url, JSON.stringify(body), { ...headers, 'content-type': 'application/json' })

async function ask(url: string, body: string | URLSearchParams, headers: Record<string, string>): Promise<Answer> {
  const answer = await fetch(url, { method: 'POST', redirect: 'manual', body, headers })
  return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') }
}
