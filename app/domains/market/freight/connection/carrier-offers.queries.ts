import { eq } from 'drizzle-orm'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import type { Answer } from '#platform/melhor-envio/ask-melhor-envio.ts'
import type { Service } from '#platform/melhor-envio/melhor-envio-client.ts'
import { parcelsOf } from '../quotes/packages.model.ts'
import type { FreightItem, FreightOption, LeftOut } from '../quotes/quote.kinds.ts'
import { accessTokenOf } from './account-tokens.secrets.ts'
import { melhor_envio_accounts } from './melhor-envio-accounts.table.ts'
import { joinServices } from './services.model.ts'

type Wanted = { store_id: number; cep: string; items: FreightItem[] }
type Offers = { options: FreightOption[]; left_out: LeftOut[] }

const NAME = 'Melhor Envio'
const without = (reason: string, again = false): Offers => ({ options: [], left_out: [{ name: NAME, reason, again }] })

/** What carriers offer by the store's own account. Whatever goes wrong there, the rest of a quote goes on and says so. */
export async function carrierOffers(ctx: Context, { store_id, cep, items }: Wanted): Promise<Offers> {
  const there = ctx.env.melhor_envio
  const [row] = there
    ? await ctx.db
        .select({ account: melhor_envio_accounts, from: stores.cep })
        .from(melhor_envio_accounts)
        .innerJoin(stores, eq(stores.id, melhor_envio_accounts.store_id))
        .where(eq(melhor_envio_accounts.store_id, store_id))
    : []
  if (!there || !row) return { options: [], left_out: [] }
  const { account, from } = row
  if (account.state !== 'ligada' || account.expires_at <= ctx.now())
    return without('A conta da loja precisa ser ligada de novo.')
  if (!from) return without('Falta o CEP de onde a loja envia.')
  const parcels = parcelsOf(items)
  if (!parcels) return without('É grande ou pesado demais para as transportadoras.')
  const token = accessTokenOf(ctx.env.keys, account)
  const answers = await Promise.all(parcels.map((parcel) => there.calculate(token, { from, to: cep, parcel })))
  const failed = answers.find(({ result }) => result !== 'done')
  if (failed) return refused(failed)
  return joinServices(answers.flatMap((answer) => (answer.result === 'done' ? [answer.value] : [])))
}

function refused(answer: Answer<Service[]>): Offers {
  if (answer.result === 'signed_out') return without('A conta da loja precisa ser ligada de novo.')
  if (answer.result === 'refused') return without(answer.reason)
  return without('Não respondeu a tempo.', true)
}
