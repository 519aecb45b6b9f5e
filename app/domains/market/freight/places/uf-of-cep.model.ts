import type { Uf } from '#shared/brazil.ts'
import { type CepRange, stateRanges } from './state-ranges.kinds.ts'

/** The state in whose range a CEP of eight digits lies; null where nothing is given out. */
export function ufOfCep(cep: string): Uf | null {
  for (const [uf, ranges] of Object.entries(stateRanges) as [Uf, readonly CepRange[]][])
    if (ranges.some(([from, to]) => from <= cep && cep <= to)) return uf
  return null
}
