import { ufOfCep } from '#domains/market/freight/places/uf-of-cep.model.ts'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { log } from '#platform/log/log.ts'
import type { PostalAddress } from '#platform/postal-codes/postal-codes.ts'
import { states } from '#shared/brazil.ts'
import { applyMask } from '#shared/masks.ts'
import type { Address } from './address.kinds.ts'

/**
 * City and state are those of the CEP, by which the freight was reckoned and the parcel goes. When the directory does not
 * answer, what was typed counts, in the state of the CEP. Never inside a transaction: the directory may take seconds.
 */
export async function addressByCep<A extends Address>(ctx: Context, address: A): Promise<A> {
  const found = await lookUp(ctx, address.cep)
  if (found) return { ...address, city: found.city, uf: found.uf }
  const uf = ufOfCep(address.cep)
  const cep = applyMask('cep', address.cep)
  if (!uf) throw invalidField('address.cep', `Não existe o CEP ${cep}. Confira os números.`)
  if (uf !== address.uf)
    throw invalidField('address.uf', `O CEP ${cep} é de ${states[uf]}. Confira o CEP, a cidade e o estado.`)
  return address
}

async function lookUp({ env }: Context, cep: string): Promise<PostalAddress | null> {
  try {
    return (await env.postal_codes?.find(cep)) ?? null
  } catch (error) {
    log.warn({ error }, 'a busca de CEP não respondeu')
    return null
  }
}
