import type { Credential } from '../../app/robot/https-way.ts'

type Options = {
  url: string
  robots: string
  serial?: string
  secret?: string
  model?: string
  admin: string
  password: string
}

/** Ends the command with a sentence. */
export function stop(sentence: string, code = 1): never {
  console[code ? 'error' : 'log'](sentence)
  process.exit(code)
}

/** The robots that were named, or new ones, registered by an admin through the API. */
export async function robotsFor({ serial, secret, ...options }: Options): Promise<Credential[]> {
  if (serial && secret) return [{ serial, secret }]
  if (serial || secret) stop('Diga --serial e --secret juntos.')
  const token = await tokenOf(options)
  const { data: models } = await ask<{ data: { id: number; name: string }[] }>(options.url, 'ganza/ganza_model', {
    token,
  })
  const model = options.model ? models.find(({ name }) => name === options.model) : models[0]
  if (!model)
    stop(options.model ? `Não há o modelo '${options.model}'.` : 'Não há modelos: crie um em /admin/ganza/modelos.')
  const { data } = await ask<{ data: (Credential & { claim_code: string })[] }>(options.url, 'ganza/device', {
    token,
    body: { model_id: model.id, count: Number(options.robots) },
  })
  for (const one of data) console.log(`${one.serial}  código ${one.claim_code}  segredo ${one.secret}`)
  return data
}

type Admin = Pick<Options, 'url' | 'admin' | 'password'>

const tokenOf = async ({ url, admin, password }: Admin) =>
  (await ask<{ token: string }>(url, 'auth/login', { body: { email: admin, password } })).token

/** Deletes a robot that was registered to try something: nobody ever had it. */
export async function dismiss({ serial }: Credential, admin: Admin): Promise<void> {
  const token = await tokenOf(admin)
  const { id } = await ask<{ id: number }>(admin.url, `ganza/device/${serial}`, { token })
  await ask(admin.url, `ganza/device/${id}`, { token, method: 'DELETE' })
}

type Asked = { token?: string; body?: object; method?: string }

async function ask<T>(url: string, path: string, { token, body, method }: Asked): Promise<T> {
  const answer = await fetch(`${url}/api/v1/${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  }).catch(() => stop(`O site ${url} não atendeu. Ele está no ar?`))
  const text = await answer.text()
  if (!answer.ok) stop(`${path}: ${answer.status} ${text.slice(0, 300)}`)
  return (text ? JSON.parse(text) : undefined) as T
}
