type Answer<T> = { response: T; sentence?: undefined } | { response?: undefined; sentence?: string }

type Refused = { message: string; errors?: Record<string, string[]> }

/** What the server would not do, in its own words. */
class Refusal extends Error {}

const optionsFrom = async (path: string, proof: object = {}) => {
  const json = JSON.stringify(proof)
  const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: json })
  const body = await answer.json()
  if (!answer.ok) throw new Refusal(wordsOf(body))
  return body
}

const wordsOf = ({ message, errors = {} }: Refused) => Object.values(errors).flat()[0] ?? message

/** Imported when a passkey is used, not with the page. */
const library = () => import('@simplewebauthn/browser')

async function run<T>(work: (webauthn: Awaited<ReturnType<typeof library>>) => Promise<T>): Promise<Answer<T>> {
  try {
    return { response: await work(await library()) }
  } catch (error) {
    return { sentence: sentenceOf(error) }
  }
}

/** The two WebAuthn ceremonies in the browser. An error is returned as a message for the user. */
export const ceremony = {
  register: (proof: { password: string; code?: string }) =>
    run(async ({ startRegistration }) =>
      startRegistration({ optionsJSON: await optionsFrom('/api/v1/auth/passkeys/options', proof) }),
    ),
  login: () =>
    run(async ({ startAuthentication }) =>
      startAuthentication({ optionsJSON: await optionsFrom('/api/v1/auth/login/passkey/options') }),
    ),
  /** Conditional UI: offers passkeys in the field's autofill where supported; resolves when one is chosen. */
  suggest: () =>
    run(async ({ browserSupportsWebAuthnAutofill, startAuthentication }) => {
      if (!(await browserSupportsWebAuthnAutofill())) throw new DOMException('', 'AbortError')
      const optionsJSON = await optionsFrom('/api/v1/auth/login/passkey/options')
      return startAuthentication({ optionsJSON, useBrowserAutofill: true })
    }),
}

const sentences: Record<string, string | undefined> = {
  AbortError: undefined,
  NotAllowedError: 'O pedido foi cancelado ou o tempo acabou. Tente de novo quando quiser.',
  InvalidStateError: 'Este aparelho já tem uma chave de acesso da sua conta.',
  SecurityError: 'Chaves de acesso não funcionam neste endereço do site.',
}

function sentenceOf(error: unknown) {
  if (error instanceof Refusal) return error.message
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name in sentences) return sentences[name]
  return 'Este navegador não conseguiu usar uma chave de acesso. Tente de novo ou use a senha.'
}
