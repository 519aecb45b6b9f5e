import { searchable } from '#shared/text.ts'
import { ufOfCep } from '../places/uf-of-cep.model.ts'
import type { FreightOption } from './quote.kinds.ts'

/** `city`: where the address of this CEP is known. */
type Buyer = { cep: string; city?: string }

/** Of a CEP that tells its state; what says no place is not far. */
export function inAnotherState(place: FreightOption['place'], cep: string): boolean {
  const uf = ufOfCep(cep)
  return place !== undefined && uf !== null && place.uf !== uf
}

/** In their order, but what would be fetched in another city last. */
export function elsewhereLast(options: FreightOption[], { cep, city }: Buyer): FreightOption[] {
  const isElsewhere = ({ kind, place }: FreightOption) =>
    kind === 'retirada' &&
    place !== undefined &&
    (inAnotherState(place, cep) || (city !== undefined && searchable(place.city) !== searchable(city)))
  return [...options.filter((one) => !isElsewhere(one)), ...options.filter(isElsewhere)]
}
