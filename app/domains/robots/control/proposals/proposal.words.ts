import { plural } from '#shared/numbers.ts'
import type { PhaseThere } from './phases-there.queries.ts'

/** 'Suas plantas entraram na fase “Floração”': said to their owner; to others they are those of the space. */
export const enteredInWords = (cycle_name: string, own: boolean) =>
  `${own ? 'Suas plantas entraram' : 'As plantas do espaço entraram'} na fase “${cycle_name}”`

/** 'Flora 1 está em Floração; Vega 2 e mais 1 planta estão em Vegetativo'. */
export const phasesInWords = (there: PhaseThere[]) =>
  there
    .map(({ cycle, names, count }) => `${who(names, count)} ${count === 1 ? 'está' : 'estão'} em ${cycle.name}`)
    .join('; ')

/** More would be read by nobody. */
const NAMED = 3

function who(names: string[], count: number) {
  const named = names.slice(0, NAMED)
  const rest = count - named.length
  const others = plural(rest, 'planta', 'plantas')
  const all = rest === 0 ? named : [...named, named.length ? `mais ${others}` : others]
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} e ${all.at(-1)}` : all.join()
}
