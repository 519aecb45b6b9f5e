import { type Context, signedIn } from '#platform/context.ts'
import { log } from '#platform/log/log.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import type { CepAnswer, CepInput } from './registration-confirmation.schemas.ts'

const perPerson: Limit = { name: 'cep', points: 30, seconds: 600 }
const unavailable: CepAnswer = { state: 'unavailable', address: null }

/** The address of a CEP. When no directory is configured or it fails, the user types the address. */
export async function findCep(ctx: Context, { cep }: CepInput): Promise<CepAnswer> {
  if (!ctx.env.postal_codes) return unavailable
  await countAttempt(ctx, perPerson, String(signedIn(ctx).id))
  try {
    const address = await ctx.env.postal_codes.find(cep)
    return address ? { state: 'found', address } : { state: 'unknown', address: null }
  } catch (error) {
    log.warn({ error }, 'a busca de CEP não respondeu')
    return unavailable
  }
}
