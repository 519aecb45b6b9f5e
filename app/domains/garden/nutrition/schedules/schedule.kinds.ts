import type { MixPart } from '../products/nutrient.kinds.ts'

type Week = {
  phase: 'muda' | 'vegetativo' | 'floracao'
  week: number
  /** mS/cm, with the water. */
  ec: readonly [from: number, to: number]
  /** Per litre, by part of the mix. */
  doses: Partial<Record<MixPart, number>>
}
export type Schedule = { slug: string; name: string; about: string; unit: 'ml' | 'g'; weeks: readonly Week[] }

export const phaseNames = { muda: 'Muda', vegetativo: 'Vegetativo', floracao: 'Floração' } as const

/**
 * Tables of the house, of no brand: whoever has a bottle follows its label. The bands of EC are those of the project
 * OpenGrowBox (`target-profiles.kinds.ts`); the doses are round numbers that show how such a table is read.
 */
export const schedules: readonly Schedule[] = [
  {
    slug: 'exemplo-duas-partes',
    name: 'Exemplo: mineral em duas partes',
    about: 'Base A e B em partes iguais, cálcio e magnésio junto. Para coco e água mole.',
    unit: 'ml',
    weeks: [
      { phase: 'muda', week: 1, ec: [0.6, 0.9], doses: { calmag: 0.3, 'base-a': 0.5, 'base-b': 0.5 } },
      { phase: 'muda', week: 2, ec: [1, 1.6], doses: { calmag: 0.5, 'base-a': 1, 'base-b': 1 } },
      {
        phase: 'vegetativo',
        week: 1,
        ec: [1.2, 2],
        doses: { silicato: 0.3, calmag: 0.7, 'base-a': 1.5, 'base-b': 1.5 },
      },
      {
        phase: 'vegetativo',
        week: 2,
        ec: [1.2, 2],
        doses: { silicato: 0.3, calmag: 0.7, 'base-a': 1.8, 'base-b': 1.8 },
      },
      { phase: 'vegetativo', week: 3, ec: [1.2, 2], doses: { silicato: 0.3, calmag: 0.7, 'base-a': 2, 'base-b': 2 } },
      {
        phase: 'floracao',
        week: 1,
        ec: [1.6, 2.2],
        doses: { silicato: 0.3, calmag: 0.8, 'base-a': 2.2, 'base-b': 2.2 },
      },
      {
        phase: 'floracao',
        week: 2,
        ec: [1.6, 2.2],
        doses: { calmag: 0.8, 'base-a': 2.4, 'base-b': 2.4, aditivo: 0.5 },
      },
      {
        phase: 'floracao',
        week: 3,
        ec: [1.8, 2.4],
        doses: { calmag: 0.8, 'base-a': 2.5, 'base-b': 2.5, aditivo: 0.8 },
      },
      { phase: 'floracao', week: 4, ec: [1.8, 2.4], doses: { calmag: 0.7, 'base-a': 2.5, 'base-b': 2.5, aditivo: 1 } },
      { phase: 'floracao', week: 5, ec: [1.8, 2.4], doses: { calmag: 0.6, 'base-a': 2.4, 'base-b': 2.4, aditivo: 1 } },
      { phase: 'floracao', week: 6, ec: [1.4, 2], doses: { calmag: 0.4, 'base-a': 2, 'base-b': 2, aditivo: 0.5 } },
      { phase: 'floracao', week: 7, ec: [1.4, 2], doses: { calmag: 0.3, 'base-a': 1.5, 'base-b': 1.5 } },
    ],
  },
  {
    slug: 'exemplo-tres-partes',
    name: 'Exemplo: mineral em três partes',
    about: 'Micro, crescimento e floração: a proporção muda com a fase.',
    unit: 'ml',
    weeks: [
      { phase: 'muda', week: 1, ec: [0.6, 0.9], doses: { 'base-a': 0.4, 'base-b': 0.4, 'base-c': 0.2 } },
      { phase: 'vegetativo', week: 1, ec: [1.2, 2], doses: { calmag: 0.4, 'base-a': 1, 'base-b': 1.5, 'base-c': 0.5 } },
      {
        phase: 'vegetativo',
        week: 3,
        ec: [1.2, 2],
        doses: { calmag: 0.5, 'base-a': 1.2, 'base-b': 1.8, 'base-c': 0.6 },
      },
      { phase: 'floracao', week: 1, ec: [1.6, 2.2], doses: { calmag: 0.5, 'base-a': 1.5, 'base-b': 1, 'base-c': 1.5 } },
      {
        phase: 'floracao',
        week: 3,
        ec: [1.8, 2.4],
        doses: { calmag: 0.5, 'base-a': 1.5, 'base-b': 0.5, 'base-c': 2.2 },
      },
      {
        phase: 'floracao',
        week: 5,
        ec: [1.8, 2.4],
        doses: { calmag: 0.4, 'base-a': 1.4, 'base-b': 0.3, 'base-c': 2.4 },
      },
      { phase: 'floracao', week: 7, ec: [1.4, 2], doses: { 'base-a': 1, 'base-c': 1.8 } },
    ],
  },
  {
    slug: 'exemplo-em-po',
    name: 'Exemplo: sal em pó',
    about: 'Nitrato de cálcio à parte do resto: os dois concentrados nunca se encontram sem água.',
    unit: 'g',
    weeks: [
      { phase: 'muda', week: 1, ec: [0.6, 0.9], doses: { calmag: 0.2, 'base-a': 0.25 } },
      { phase: 'vegetativo', week: 1, ec: [1.2, 2], doses: { calmag: 0.4, 'base-a': 0.6 } },
      { phase: 'vegetativo', week: 3, ec: [1.2, 2], doses: { calmag: 0.5, 'base-a': 0.7 } },
      { phase: 'floracao', week: 1, ec: [1.6, 2.2], doses: { calmag: 0.5, 'base-a': 0.8 } },
      { phase: 'floracao', week: 4, ec: [1.8, 2.4], doses: { calmag: 0.5, 'base-a': 0.9, aditivo: 0.1 } },
      { phase: 'floracao', week: 7, ec: [1.4, 2], doses: { calmag: 0.3, 'base-a': 0.6 } },
    ],
  },
]

export const scheduleNamed = (slug: string | null | undefined) => schedules.find((one) => one.slug === slug)

/** 'Semana 3 da floração' */
export const weekTitle = ({ phase, week }: Pick<Week, 'phase' | 'week'>) =>
  `Semana ${week} ${{ muda: 'da muda', vegetativo: 'do vegetativo', floracao: 'da floração' }[phase]}`
