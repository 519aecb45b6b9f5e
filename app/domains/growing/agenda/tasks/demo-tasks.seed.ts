import { drinkOf, runoffOf } from '#domains/garden/garden/plants/plant-life.seed.ts'
import type { Measures } from '#domains/garden/journal/activities/metric.kinds.ts'
import { addDays } from '#shared/days.ts'
import type { tasks } from './tasks.table.ts'

type Row = Pick<typeof tasks.$inferInsert, 'title' | 'kind' | 'rrule' | 'remind_minutes' | 'notes'>

/** `offset`: days from today until due, negative when overdue. `asks`: the last measured values, by the plant's age in days; of plants in these cycles. */
export type DemoTask = Row & {
  offset?: number
  due?: (today: string) => string
  times?: number
  asks?: (days: number) => Measures
  cycles?: string[]
  said?: string
}

const morning = { remind_minutes: -480 }

/** Tasks of a space, by the cycles of its plants. */
export function spaceTasks(outdoors: boolean, cycles: Set<string>): DemoTask[] {
  const growing = cycles.has('vegetativo') || cycles.has('floracao') || cycles.has('germinacao')
  const water: DemoTask = {
    title: 'Regar todas',
    kind: 'rega',
    rrule: outdoors ? 'FREQ=DAILY;INTERVAL=2' : 'FREQ=DAILY;INTERVAL=3',
    offset: 0,
    times: 6,
    asks: (days) => ({
      volume_ml: { value: drinkOf(days) },
      ph: { value: 6.3 },
      runoff_ml: { value: runoffOf(drinkOf(days)) },
    }),
    cycles: ['vegetativo', 'floracao'],
    said: 'Reguei devagar, até escorrer um pouco.',
    ...morning,
  }
  const climate: DemoTask = {
    title: 'Anotar temperatura e umidade',
    kind: 'medicao',
    rrule: 'FREQ=DAILY',
    offset: 0,
    times: 8,
  }
  const clean: DemoTask = {
    title: 'Limpar o chão e o exaustor',
    kind: 'limpeza',
    rrule: 'FREQ=DAILY;INTERVAL=14',
    offset: -2,
    times: 3,
  }
  const pests: DemoTask = {
    title: 'Olhar embaixo das folhas',
    notes: 'Ácaro começa nas de baixo. Lupa na gaveta.',
    rrule: 'FREQ=WEEKLY;BYDAY=WE,SA',
    times: 5,
  }
  return [...(growing ? [water, pests] : []), ...(outdoors ? [] : [climate, clean])]
}

/** Tasks of a plant, by its cycle. */
export const plantTasks: Record<string, DemoTask[]> = {
  germinacao: [{ title: 'Borrifar a plântula', kind: 'foliar', rrule: 'FREQ=DAILY', offset: 0, times: 3 }],
  vegetativo: [
    { title: 'Ajustar o LST', kind: 'lst', rrule: 'FREQ=DAILY;INTERVAL=4', offset: -1, times: 4, ...morning },
    {
      title: 'Adubar',
      kind: 'alimentacao',
      rrule: 'FREQ=WEEKLY;BYDAY=MO,TH',
      times: 4,
      asks: () => ({ ec: { value: 0.6, scale: 'mS/cm' } }),
      said: 'Chá de húmus, meia dose.',
    },
    { title: 'Transplantar para o vaso de 15 L', kind: 'transplante', offset: 6 },
  ],
  floracao: [
    { title: 'Tirar folhas que fazem sombra', kind: 'desfolha', rrule: 'FREQ=DAILY;INTERVAL=10', offset: 0, times: 2 },
    { title: 'Olhar os tricomas', rrule: 'FREQ=DAILY;INTERVAL=3', offset: 2, times: 3 },
    { title: 'Começar o flush', kind: 'flush', due: (today) => addDays(today, 12), ...morning },
  ],
  secagem: [
    {
      title: 'Pesar um galho',
      kind: 'pesagem',
      rrule: 'FREQ=DAILY',
      offset: 0,
      times: 3,
      asks: () => ({ branch_g: { value: 42.5 } }),
      said: 'O galho da frente, na balança da cozinha.',
    },
  ],
  cura: [{ title: 'Abrir o pote', kind: 'pote', rrule: 'FREQ=DAILY;INTERVAL=2', offset: 1, times: 6 }],
}
