import type { Service } from '#platform/melhor-envio/melhor-envio-client.ts'
import type { FreightOption, LeftOut } from '../quotes/quote.kinds.ts'

/** 'Correios PAC' of a carrier and its service; once when both say the same. */
const nameOf = ({ carrier, name }: Service) => (carrier && !name.startsWith(carrier) ? `${carrier} ${name}` : name)

/**
 * One offer for each service that takes every parcel: the sum of their prices, the longest of their times. A service
 * that refuses one of them is left out, with its reason.
 */
export function joinServices(parcels: Service[][]): { options: FreightOption[]; left_out: LeftOut[] } {
  const options: FreightOption[] = []
  const left_out: LeftOut[] = []
  const known = new Map(parcels.flat().map((service) => [service.id, service]))
  for (const service of known.values()) {
    const each = parcels.map((services) => services.find(({ id }) => id === service.id))
    const name = nameOf(service)
    const refused = each.find((one) => !one || 'error' in one)
    const good = each.flatMap((one) => (one && 'price' in one ? [one] : []))
    if (good.length < parcels.length)
      left_out.push({
        name,
        reason: refused && 'error' in refused ? refused.error : 'Não leva todos os pacotes.',
        again: false,
      })
    else
      options.push({
        key: `melhor_envio:${service.id}`,
        kind: 'melhor_envio',
        name,
        price: good.reduce((sum, { price }) => sum + price, 0),
        days_min: Math.max(...good.map(({ days_min }) => days_min)),
        days_max: Math.max(...good.map(({ days_max }) => days_max)),
        note: parcels.length > 1 ? `Em ${parcels.length} pacotes` : '',
      })
  }
  return { options, left_out }
}
