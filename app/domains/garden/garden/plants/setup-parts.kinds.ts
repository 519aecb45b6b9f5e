import type { SetupRole } from './plants.schemas.ts'

export type SetupPartWords = { role: SetupRole; stuff_type_id: number; title: string; choose: string; none: string }

/** The parts of a plant's set-up, with the item type of each. */
export const setupParts: SetupPartWords[] = [
  { role: 'vase', stuff_type_id: 3, title: 'Vaso', choose: 'Escolha um vaso', none: 'Você ainda não anotou o vaso.' },
  {
    role: 'substrate',
    stuff_type_id: 4,
    title: 'Substrato',
    choose: 'Escolha um substrato',
    none: 'Você ainda não anotou o substrato.',
  },
  {
    role: 'fertilizante',
    stuff_type_id: 8,
    title: 'Fertilizantes',
    choose: 'Escolha um fertilizante',
    none: 'Você ainda não anotou nenhum fertilizante.',
  },
]

export const partOf = (role: SetupRole) => setupParts.find((part) => part.role === role) as SetupPartWords
