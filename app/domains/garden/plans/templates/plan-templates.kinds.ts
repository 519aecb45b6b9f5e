import type { growMethods } from '../plans/plans.table.ts'
import type { StageTask, TargetBand, Targets } from '../stages/stage.kinds.ts'

/** A stage of a template: cycles by slug, since ids differ between installations. */
export type TemplateStage = {
  cycle: 'germinacao' | 'vegetativo' | 'floracao' | 'secagem' | 'cura'
  name: string
  days: number
  light_hours: number | null
  targets: Targets
  tasks: StageTask[]
  notes: string
}
export type PlanTemplate = {
  slug: string
  name: string
  text: string
  method: (typeof growMethods)[number]
  /** Source of the lengths and bands. */
  source: string
  /** Start day of the year (month and day) of a seasonal template. */
  begins?: { month: number; day: number }
  stages: TemplateStage[]
}

const band = (from: number | null, to: number | null): TargetBand => ({ from, to })
const task = (title: string, kind: StageTask['kind'], from_day: number, every_days: number | null): StageTask => ({
  title,
  kind,
  from_day,
  every_days,
})
const stage = (
  cycle: TemplateStage['cycle'],
  name: string,
  [days, light_hours]: [number, number | null],
  targets: Targets,
  tasks: StageTask[] = [],
  notes = '',
): TemplateStage => ({ cycle, name, days, light_hours, targets, tasks, notes })

const LENGTHS = 'Durações: leafwell.com, cbdsvet.cz e hyppoferoce.com.'
const AIR = 'Temperatura, umidade e VPD: projeto OpenGrowBox, faixas de dia.'
const FEED = 'pH: projeto Emerald.'
const CURE = 'Secagem e cura: OpenGrowBox, hyppoferoce.com e gaanjaheal.com.'
const HOURS = 'Horas de luz: prática comum de quem cultiva; ajuste às suas.'

/** Daytime bands of OpenGrowBox's code; other sources differ: Isley's VPD of flower is 1.2 to 1.5 throughout. */
const air = {
  germination: { temperature: band(20, 25), humidity: band(65, 85), vpd: band(0.41, 0.7) },
  seedling: { temperature: band(23, 28), humidity: band(60, 70), vpd: band(0.65, 0.8) },
  vegetative: { temperature: band(21, 27), humidity: band(55, 70), vpd: band(0.75, 1.2) },
  early: { temperature: band(22, 28), humidity: band(55, 65), vpd: band(0.95, 1.25) },
  middle: { temperature: band(21, 27), humidity: band(45, 60), vpd: band(1.1, 1.35) },
  late: { temperature: band(20, 26), humidity: band(40, 55), vpd: band(1.15, 1.55) },
} satisfies Record<string, Targets>
const soil = { ph: band(6, 7) }
const water = { ph: band(5.5, 6.5) }

const measuring = task('Medir temperatura e umidade', 'medicao', 1, 1)
const watering = (every: number, from = 1) => task('Rega', 'rega', from, every)
const feeding = (every: number, from = 1) => task('Rega com nutrientes', 'rega-alimentacao', from, every)

const drying = stage(
  'secagem',
  'Secagem',
  [10, 0],
  { temperature: band(16, 20), humidity: band(50, 60) },
  [task('Pesagem da secagem', 'pesagem', 1, 1), measuring],
  'No escuro: 20 °C e 60 % no começo, 18 °C e 55 % por volta do dia 3, 16 °C e 50 % por volta do dia 7.',
)
const curing = stage(
  'cura',
  'Cura',
  [28, 0],
  { humidity: band(60, 65) },
  [task('Abrir os potes', 'pote', 1, 1)],
  'Umidade dentro do pote. Abra todo dia nas duas primeiras semanas.',
)

type Flower = {
  days: [number, number, number]
  hours: number | null
  feed: [Targets, Targets, Targets]
  rhythm: StageTask
}

const flower = ({ days, hours, feed, rhythm }: Flower): TemplateStage[] => [
  stage('floracao', 'Flora inicial', [days[0], hours], { ...air.early, ...feed[0] }, [
    rhythm,
    measuring,
    task('Desfolha', 'desfolha', days[0], null),
  ]),
  stage('floracao', 'Flora média', [days[1], hours], { ...air.middle, ...feed[1] }, [rhythm, measuring]),
  stage('floracao', 'Flora final', [days[2], hours], { ...air.late, ...feed[2] }, [
    watering(3),
    measuring,
    task('Olhar os tricomas', 'nota', Math.max(1, days[2] - 7), 2),
  ]),
]

const start = (hours: number | null, feed: Targets): TemplateStage[] => [
  stage('germinacao', 'Germinação', [5, hours], { ...air.germination, ...feed }, [task('Umedecer', 'rega', 1, 1)]),
]

/** The site's templates: data with named sources, which users copy and change. */
export const planTemplates: readonly PlanTemplate[] = [
  {
    slug: 'autoflorescente',
    name: 'Autoflorescente',
    text: 'Floresce pela idade, sem mudar a luz. O ciclo é curto, por isso quase não tem poda.',
    method: 'solo',
    source: `${LENGTHS} ${AIR} ${FEED} EC: OpenGrowBox. ${CURE} ${HOURS}`,
    stages: [
      ...start(18, soil),
      stage('vegetativo', 'Plântula', [14, 18], { ...air.seedling, ...soil, ec: band(1, 1.6) }, [
        watering(2),
        measuring,
      ]),
      stage('vegetativo', 'Vegetativo', [21, 18], { ...air.vegetative, ...soil, ec: band(1.2, 2) }, [
        watering(3),
        measuring,
        task('LST (amarração)', 'lst', 5, null),
      ]),
      ...flower({
        days: [21, 21, 14],
        hours: 18,
        feed: [
          { ...soil, ec: band(1.6, 2.2) },
          { ...soil, ec: band(1.8, 2.4) },
          { ...soil, ec: band(1.4, 2) },
        ],
        rhythm: feeding(3),
      }),
      drying,
      curing,
    ],
  },
  {
    slug: 'fotoperiodo-solo',
    name: 'Fotoperíodo no solo',
    text: 'Vega com 18 horas de luz, virada 12/12 e nove semanas de flora, em solo vivo ou adubado.',
    method: 'solo',
    source: `${LENGTHS} ${AIR} ${FEED} EC: tabela leve da linha GH Flora, como no projeto Emerald. ${CURE} ${HOURS}`,
    stages: [
      ...start(18, { ...soil, ec: band(0.4, 0.5) }),
      stage('vegetativo', 'Plântula', [18, 18], { ...air.seedling, ...soil, ec: band(0.9, 1.1) }, [
        watering(2),
        measuring,
      ]),
      stage('vegetativo', 'Vegetativo', [35, 18], { ...air.vegetative, ...soil, ec: band(1.2, 1.7) }, [
        watering(3),
        measuring,
        task('Transplante', 'transplante', 7, null),
        task('Topping', 'topping', 10, null),
      ]),
      ...flower({
        days: [21, 21, 21],
        hours: 12,
        feed: [
          { ...soil, ec: band(2, 2.4) },
          { ...soil, ec: band(1.4, 1.7) },
          { ...soil, ec: band(0.6, 1.1) },
        ],
        rhythm: feeding(4),
      }),
      drying,
      curing,
    ],
  },
  {
    slug: 'fotoperiodo-coco',
    name: 'Fotoperíodo no coco',
    text: 'Coco com perlita, alimentação todo dia com drenagem e pH de hidroponia.',
    method: 'coco',
    source: `${LENGTHS} ${AIR} ${FEED} EC até a vega: guia de coco de 420growhelp.com; na flora: mrclones.com. ${CURE} ${HOURS}`,
    stages: [
      ...start(18, water),
      stage('vegetativo', 'Plântula', [14, 18], { ...air.seedling, ...water, ec: band(0.8, 1.2) }, [
        feeding(1),
        measuring,
      ]),
      stage('vegetativo', 'Vegetativo', [28, 18], { ...air.vegetative, ...water, ec: band(1.2, 1.6) }, [
        feeding(1),
        measuring,
        task('Topping', 'topping', 8, null),
      ]),
      ...flower({
        days: [21, 21, 14],
        hours: 12,
        feed: [
          { ...water, ec: band(1.5, 2.5) },
          { ...water, ec: band(1.5, 2.5) },
          { ...water, ec: band(1.5, 2.5) },
        ],
        rhythm: feeding(1),
      }),
      drying,
      curing,
    ],
  },
  {
    slug: 'hidroponia',
    name: 'Hidroponia',
    text: 'Raiz na água: confira pH e EC do reservatório todo dia e troque a solução toda semana.',
    method: 'hidroponia',
    source: `${LENGTHS} ${AIR} ${FEED} EC: OpenGrowBox. ${CURE} ${HOURS}`,
    stages: [
      ...start(18, { ...water, ec: band(0.6, 0.9) }),
      stage('vegetativo', 'Plântula', [14, 18], { ...air.seedling, ...water, ec: band(1, 1.6) }, [
        task('pH e EC do reservatório', 'medicao', 1, 1),
      ]),
      stage('vegetativo', 'Vegetativo', [24, 18], { ...air.vegetative, ...water, ec: band(1.2, 2) }, [
        task('pH e EC do reservatório', 'medicao', 1, 1),
        task('Trocar a solução', 'alimentacao', 7, 7),
      ]),
      ...flower({
        days: [21, 21, 14],
        hours: 12,
        feed: [
          { ...water, ec: band(1.6, 2.2) },
          { ...water, ec: band(1.8, 2.4) },
          { ...water, ec: band(1.4, 2) },
        ],
        rhythm: task('Trocar a solução', 'alimentacao', 7, 7),
      }),
      drying,
      curing,
    ],
  },
  {
    slug: 'externo-brasil',
    name: 'Ao ar livre, da primavera ao outono',
    text: 'Semeie na chegada da primavera. A flora vem quando os dias encurtam, em fevereiro, e a colheita, em abril. Para o Sul, o Sudeste e o Centro-Oeste.',
    method: 'externo',
    source: `Estações do hemisfério sul: primavera por volta de 22 de setembro, outono por volta de 20 de março. ${LENGTHS} ${FEED} ${CURE} O clima é o do lugar, por isso não há faixas de ar.`,
    begins: { month: 9, day: 22 },
    stages: [
      stage(
        'germinacao',
        'Germinação',
        [7, null],
        soil,
        [task('Umedecer', 'rega', 1, 1)],
        'A partir do fim de setembro.',
      ),
      stage('vegetativo', 'Plântula', [21, null], soil, [watering(2)], 'Em outubro: proteja do sol do meio-dia.'),
      stage(
        'vegetativo',
        'Vegetativo',
        [112, null],
        soil,
        [watering(2), task('Procurar pragas', 'revisao', 1, 7), task('Topping', 'topping', 21, null)],
        'Do fim de outubro a meados de fevereiro, com os dias longos. Perto do Equador o dia quase não muda: a flora vem antes.',
      ),
      stage(
        'floracao',
        'Flora inicial',
        [21, null],
        soil,
        [watering(2), task('Procurar pragas', 'revisao', 1, 7)],
        'A partir de meados de fevereiro, quando os dias encurtam.',
      ),
      stage(
        'floracao',
        'Flora média',
        [21, null],
        soil,
        [watering(2), task('Procurar mofo', 'revisao', 1, 3)],
        'Março: chuva e flor fechada chamam mofo.',
      ),
      stage(
        'floracao',
        'Flora final',
        [21, null],
        soil,
        [watering(3), task('Olhar os tricomas', 'nota', 10, 2)],
        'Até meados de abril.',
      ),
      drying,
      curing,
    ],
  },
]

export const templateNamed = (slug: string | undefined) => planTemplates.find((template) => template.slug === slug)
