import type { TokenPlace } from '#platform/payments/gateway.ts'
import type { Card, CardErrors } from './card.model.ts'

export type Tokenized = { token: string } | { errors: CardErrors } | { message: string }

const away = { message: 'Não conseguimos falar com o banco. Confira a conexão e tente de novo.' }

/** Takes a card from the browser straight to the gateway, which gives a token for it: the number never comes to us. */
export async function tokenize(place: TokenPlace, card: Card): Promise<Tokenized> {
  try {
    const { url, body } = questionOf(place, card)
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // No cookie, no address of this page.
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(20_000),
      body: JSON.stringify(body),
    })
    const said = (await answer.json().catch(() => ({}))) as Said
    const token = said.token ?? said.id
    if (answer.ok && token) return { token }
    if (answer.status >= 500) return away
    const [number] = said.errors?.number ?? []
    return { errors: { number: number ?? 'O banco não aceitou estes dados. Confira número, validade e código.' } }
  } catch {
    return away
  }
}

type Said = { token?: string; id?: string; errors?: Record<string, string[]> }

/** Each gateway in its own words. */
function questionOf({ gateway, url, public_key }: TokenPlace, card: Card) {
  if (gateway === 'sandbox') return { url: `${url}?key=${encodeURIComponent(public_key)}`, body: card }
  const { number, holder, exp_month, exp_year, cvv } = card
  return {
    url: `${url}?appId=${encodeURIComponent(public_key)}`,
    body: { type: 'card', card: { number, holder_name: holder, exp_month, exp_year, cvv } },
  }
}
