import type { MarkSlug, PlaceSlug } from '../guessing/signs.kinds.ts'
import type { problem_cases, problem_entries } from './cases.table.ts'

type Entry = Pick<typeof problem_entries.$inferInsert, 'kind' | 'text' | 'product' | 'safety_days' | 'outcome'> & {
  /** In days before today. */
  ago: number
  photo?: true
  /** Of a re-check: in how many days it is due; done when that is past. */
  due?: number
}

export type DemoCase = Pick<typeof problem_cases.$inferInsert, 'problem' | 'own_name' | 'outcome'> & {
  ago: number
  places: PlaceSlug[]
  marks: MarkSlug[]
  entries: Entry[]
}

/** Of one plant in flower. */
export const floweringCases: DemoCase[] = [
  {
    problem: 'adubo-demais',
    outcome: 'resolvido',
    ago: 33,
    places: ['folhas-velhas'],
    marks: ['pontas-queimadas', 'verde-escuro'],
    entries: [
      { kind: 'nota', ago: 33, text: 'Pontas queimadas depois da adubação de domingo.', photo: true },
      { kind: 'tratamento', ago: 32, text: 'Reguei só com água até a EC da drenagem baixar de 2,6 para 1,4.' },
      { kind: 'nota', ago: 26, text: 'As folhas novas vêm sem queima.', photo: true },
      { kind: 'desfecho', ago: 24, outcome: 'resolvido', text: 'Meia dose daqui para a frente.' },
    ],
  },
  {
    problem: 'oidio',
    ago: 6,
    places: ['folhas-velhas'],
    marks: ['po-branco'],
    entries: [
      { kind: 'nota', ago: 6, text: 'Três folhas de baixo com pó branco. Sai com o dedo.', photo: true },
      {
        kind: 'tratamento',
        ago: 5,
        text: 'Tirei as folhas atacadas e borrifei o resto, com a luz apagada.',
        product: 'Bicarbonato de potássio',
        safety_days: 8,
      },
      { kind: 'revisao', ago: 5, due: -2 },
      { kind: 'nota', ago: 2, text: 'Nenhum pó novo. O ventilador agora passa por baixo também.', photo: true },
      { kind: 'revisao', ago: 2, due: 2 },
    ],
  },
]

/** Of one plant that grows. */
export const growingCases: DemoCase[] = [
  {
    problem: null,
    ago: 1,
    places: ['folhas-velhas'],
    marks: ['amarelo-nervuras'],
    entries: [{ kind: 'nota', ago: 1, text: 'Duas folhas de baixo clareando entre as nervuras.', photo: true }],
  },
]
