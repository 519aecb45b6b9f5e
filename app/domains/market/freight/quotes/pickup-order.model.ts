import { searchable } from '#shared/text.ts'
import { ufOfCep } from '../places/uf-of-cep.model.ts'
import type { FreightOption } from './quote.kinds.ts'

/** `city`: where the address of this CEP is known. */
type Buyer = { cep: string; city?: string }

/** In their order, but what would be fetched in another city last. */
export function elsewhereLast(options: FreightOption[], { cep, city }: Buyer): FreightOption[] {
  const uf = ufOfCep(cep)
  const isElsewhere = ({ kind, place }: FreightOption) =>
    kind === 'retirada' &&
    place !== undefined &&
    ((uf !== null && place.uf !== uf) || (city !== undefined && searchable(place.city) !== searchable(city)))
  return [...options.filter((one) => !isElsewhere(one)), ...options.filter(isElsewhere)]
}
