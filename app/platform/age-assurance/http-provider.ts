import { z } from 'zod'
import { type AgeAssurance, ageResults } from './age-assurance.ts'

const TIMEOUT_MS = 8000
const Answer = z.object({ result: z.enum(ageResults) })

/**
 * A provider behind a small HTTP protocol, for which any real provider can have an adapter: `POST {url}` with
 * `Authorization: Bearer {key}` and `{"cpf": "52998224725", "birth_date": "1990-05-17", "minimum_age": 18}` → 200
 * `{"result": "adult" | "minor" | "unknown"}`. 'unknown': the provider has nobody with this CPF and birth date.
 */
export const httpAgeAssurance = ({ url, key }: { url: string; key: string }): AgeAssurance => ({
  provider: new URL(url).hostname,
  check: async ({ cpf, birth_date }) => {
    const answer = await fetch(url, {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ cpf, birth_date, minimum_age: 18 }),
    })
    if (!answer.ok) throw new Error(`the age-assurance provider answered ${answer.status}`)
    return Answer.parse(await answer.json()).result
  },
})
