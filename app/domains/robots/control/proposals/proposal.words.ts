import { formatMeasure, plural } from '#shared/numbers.ts'
import { flowers } from './phases.model.ts'
import type { PhaseThere } from './phases-there.queries.ts'

/** 'Suas plantas entraram na fase “Floração”': said to their owner; to others they are those of the space. */
export const enteredInWords = (cycle_name: string, own: boolean) =>
  `${own ? 'Suas plantas entraram' : 'As plantas do espaço entraram'} na fase “${cycle_name}”`

/** 'Flora 1 está em Floração; Vega 2 e mais 1 planta estão em Vegetativo'. */
export const phasesInWords = (there: PhaseThere[]) =>
  there
    .map(({ cycle, names, count }) => `${who(names, count)} ${count === 1 ? 'está' : 'estão'} em ${cycle.name}`)
    .join('; ')

/** No plant flowers under longer days. */
export const FLOWERING_HOURS = 13

/** 'Com 18 h de luz, Chica deixa de florir e volta a crescer.': what a mode with such days does to plants that it is not for. */
export function harmInWords(there: PhaseThere[], hours: number | null) {
  const names = there.flatMap(({ names }) => names)
  const count = there.reduce((sum, one) => sum + one.count, 0)
  const [whose, one] = [who(names, count), count === 1]
  const light = hours === null ? 'Sem luz' : `Com ${formatMeasure(hours, 'h')} de luz`
  const are = (all: boolean) => there.every(({ cycle }) => flowers(cycle.slug) === all)
  if (hours !== null && hours > FLOWERING_HOURS && are(true))
    return `${light}, ${whose} ${one ? 'deixa de florir e volta' : 'deixam de florir e voltam'} a crescer.`
  if (hours !== null && hours <= FLOWERING_HOURS && there.every(({ cycle }) => cycle.slug === 'vegetativo'))
    return `${light}, ${whose} ${one ? 'começa' : 'começam'} a florir.`
  return `${light}, ${whose} ${one ? 'não recebe' : 'não recebem'} o que a fase pede.`
}

/** More would be read by nobody. */
const NAMED = 3

function who(names: string[], count: number) {
  const named = names.slice(0, NAMED)
  const rest = count - named.length
  const others = plural(rest, 'planta', 'plantas')
  const all = rest === 0 ? named : [...named, named.length ? `mais ${others}` : others]
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} e ${all.at(-1)}` : all.join()
}
