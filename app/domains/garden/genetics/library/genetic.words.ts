import { plural } from '#shared/numbers.ts'
import type { GeneticCard } from './genetics.schemas.ts'

export const floweringNames = { foto: 'Fotoperiódica', auto: 'Automática' } as const
export const sexNames = {
  regular: 'Sementes regulares',
  feminizada: 'Sementes feminizadas',
  'so-clone': 'Só de clone',
} as const
export const stateNames = {
  privada: 'Só você vê',
  proposta: 'Aguarda a equipe',
  compartilhada: 'Da biblioteca',
} as const

/** 'Blue Dream (DJ Short)': what a plant's form writes, so that two of one name are told apart. */
export const geneticLabel = ({ name, breeder }: { name: string; breeder: string }) =>
  breeder ? `${name} (${breeder})` : name

/** '60 % indica, 40 % sativa'. */
export function ratioWords(indica: number | null) {
  if (indica === null) return null
  if (indica === 100 || indica === 0) return `100 % ${indica ? 'indica' : 'sativa'}`
  const [more, less] = indica >= 50 ? ['indica', 'sativa'] : ['sativa', 'indica']
  const share = Math.max(indica, 100 - indica)
  return `${share} % ${more}, ${100 - share} % ${less}`
}

/** '8 a 9 semanas'; null when nobody said. */
export function weeksWords({ weeks_from: from, weeks_to: to }: Pick<GeneticCard, 'weeks_from' | 'weeks_to'>) {
  const [one, other] = [from ?? to, to ?? from]
  if (one === null || other === null) return null
  return one === other ? plural(one, 'semana', 'semanas') : `${one} a ${other} semanas`
}

/** '5 sementes, 2 clones'; empty without any. */
export const stockWords = ({ seeds, clones }: GeneticCard['own_stock']) =>
  [seeds && plural(seeds, 'semente', 'sementes'), clones && plural(clones, 'clone', 'clones')]
    .filter(Boolean)
    .join(', ')
