import { states, type Uf } from '#shared/brazil.ts'
import { applyMask } from '#shared/masks.ts'
import { allOfBrazil, type CepRange, stateRanges } from './state-ranges.kinds.ts'

/** 'Minas Gerais' for exactly a range of a state, 'Todo o Brasil', else the state in which all of it lies, or null. */
export function placeOf(cep_from: string, cep_to: string): string | null {
  if (cep_from <= allOfBrazil[0] && cep_to >= allOfBrazil[1]) return 'Todo o Brasil'
  for (const [uf, ranges] of Object.entries(stateRanges) as [Uf, readonly CepRange[]][])
    for (const [from, to] of ranges) {
      if (cep_from === from && cep_to === to) return states[uf]
      if (cep_from >= from && cep_to <= to) return `Em ${states[uf]}`
    }
  return null
}

/** '30000-000 a 39999-999'. */
export const rangeText = (cep_from: string, cep_to: string) =>
  `${applyMask('cep', cep_from)} a ${applyMask('cep', cep_to)}`
