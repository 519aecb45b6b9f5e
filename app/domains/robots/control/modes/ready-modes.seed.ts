import { planTemplates } from '#domains/garden/plans/templates/plan-templates.kinds.ts'
import type { ChannelKind } from '#domains/robots/device-models/channels/channel.kinds.ts'
import { channelsOf, sensorsOf } from '#domains/robots/device-models/index.ts'
import type { Context } from '#platform/context.ts'
import { WORKING_MINUTES, WORKING_MODE } from './mode.kinds.ts'
import { demandRunnable } from './mode-program.rules.ts'
import { type ModeBlock, ModeProgram } from './mode-program.schemas.ts'
import { firstVersion } from './versions.actions.ts'

type Channel = { slug: string; kind: ChannelKind; has_level: boolean }
type Sources = { sensors: string[]; channels: Channel[] }
type Air = { temperature?: Band; humidity?: Band; vpd?: Band }
type Band = readonly [low: number, high: number]

type ReadyMode = {
  slug: string
  name: string
  description: string
  /** Slugs of `ciclos_da_planta`. */
  cycles: string[]
  /** The stage of the plan templates whose targets it has (their sources are named there). */
  stage?: string
  /** When it is day; null: always night. */
  day: { from: string; to: string } | null
  /** Of the lamp by day, %. */
  lamp?: number
  /** The air always moves, %. */
  fan?: number
  /** The exhaust always draws a little, %. */
  exhaust?: number
  /** Minutes of the pump in each so many: [every, for]. */
  pump?: readonly [number, number]
}

const DAY_18 = { from: '06:00', to: '00:00' }
const DAY_12 = { from: '06:00', to: '18:00' }
const SOURCES = 'Alvos do projeto OpenGrowBox, os mesmos dos planos de cultivo.'

/** What every robot of a model can follow from the first day on. Growers copy and change them. */
const readyModes: readonly ReadyMode[] = [
  {
    ...{ slug: 'germinacao', name: 'Germinação', cycles: ['semente', 'germinacao'], stage: 'Germinação' },
    description: `Luz fraca por 18 horas, ar úmido e calmo. ${SOURCES}`,
    ...{ day: DAY_18, lamp: 35, fan: 20, exhaust: 10 },
  },
  {
    ...{ slug: 'vega', name: 'Vega', cycles: ['vegetativo'], stage: 'Vegetativo' },
    description: `18 horas de luz e ar em movimento, para crescer folha. ${SOURCES}`,
    ...{ day: DAY_18, lamp: 75, fan: 40, exhaust: 20, pump: [720, 2] },
  },
  {
    ...{ slug: 'flora', name: 'Flora', cycles: ['floracao'], stage: 'Flora média' },
    description: `12 horas de luz, noite sem interrupção e ar mais seco. ${SOURCES}`,
    ...{ day: DAY_12, lamp: 100, fan: 50, exhaust: 30, pump: [720, 2] },
  },
  {
    ...{ slug: 'secagem', name: 'Secagem', cycles: ['secagem'], stage: 'Secagem' },
    description: 'No escuro, ar fresco que se move devagar. Alvos de OpenGrowBox, hyppoferoce.com e gaanjaheal.com.',
    ...{ day: null, fan: 15, exhaust: 15 },
  },
  {
    ...{ slug: 'cura', name: 'Cura', cycles: ['cura'], stage: 'Cura' },
    description: 'No escuro e quase sem vento, com a umidade dos potes. Alvos de OpenGrowBox e gaanjaheal.com.',
    day: null,
  },
  {
    ...{ slug: 'ferias', name: 'Férias', cycles: ['vegetativo', 'floracao'], stage: 'Vegetativo' },
    description:
      'Para quando você viaja: menos luz, menos sede, rega uma vez por dia. Volte ao seu modo quando chegar.',
    ...{ day: DAY_12, lamp: 45, fan: 30, exhaust: 20, pump: [1440, 3] },
  },
  {
    ...{ slug: WORKING_MODE, name: 'Trabalhando na estufa', cycles: [] },
    description:
      'Meia luz para enxergar, vento fraco, nada de rega. Depois de uma hora o robô volta sozinho ao modo de antes.',
    ...{ day: null },
  },
  {
    ...{ slug: 'desligado', name: 'Desligado', cycles: [] },
    description: 'Tudo apagado. O robô continua medindo.',
    day: null,
  },
]

/** Writes the ready modes of a model, as far as its sensors and channels go. */
export async function seedReadyModes(tx: Context, model_id: number) {
  const sensors = (await sensorsOf(tx, model_id)).filter(({ removed_at }) => removed_at === null)
  const channels = await channelsOf(tx, model_id)
  const sources = { sensors: sensors.map(({ key }) => key), channels }
  for (const [at, { mode, program }] of readyPrograms(sources).entries()) {
    demandRunnable(program, { sensors, channels })
    const { slug, name, description, cycles } = mode
    await firstVersion(tx, { model_id, slug, name, description, cycles, order_by: at + 1 }, program)
  }
}

/** Each of them for what a model measures and switches. */
export const readyPrograms = (sources: Sources) =>
  readyModes.map((mode) => ({ mode, program: programOf(mode, sources) }))

function programOf(mode: ReadyMode, { sensors, channels }: Sources): ModeProgram {
  const of = (kind: ChannelKind) => channels.filter((one) => one.kind === kind)
  const air = airOf(mode.stage)
  const measures = (key: keyof Air) => sensors.includes(key)
  if (mode.slug === 'desligado') return ModeProgram.parse({})
  if (mode.slug === WORKING_MODE)
    return ModeProgram.parse({
      blocks: [
        ...of('lamp').map(({ slug }) => block(slug, 'meia-luz', { kind: 'always' }, 50, WORKING_MINUTES)),
        ...of('fan').map(({ slug }) => block(slug, 'vento', { kind: 'always' }, 20, WORKING_MINUTES)),
      ],
    })
  const targets = Object.fromEntries(
    (Object.entries(air) as [keyof Air, Band][])
      .filter(([key]) => measures(key))
      .map(([key, [low, high]]) => [key, { day: { low, high }, night: { low: null, high } }]),
  )
  const sensor = (key: keyof Air, is: 'above' | 'below', limit: number, hysteresis: number) =>
    ({ ...{ kind: 'sensor', sensor: key, is, limit, hysteresis, hold_minutes: 3 } }) as const
  const { temperature, humidity } = air
  const hot = temperature && measures('temperature') ? temperature : undefined
  const damp = humidity && measures('humidity') ? humidity : undefined
  return ModeProgram.parse({
    day: mode.day,
    targets,
    blocks: [
      ...(mode.day && mode.lamp
        ? of('lamp').map(({ slug }) => block(slug, 'dia', { kind: 'light', is: 'day' }, mode.lamp ?? 0))
        : []),
      ...of('exhaust').flatMap(({ slug }) => [
        ...(hot ? [block(slug, 'calor', sensor('temperature', 'above', hot[1], 1), 90)] : []),
        ...(damp ? [block(slug, 'umido', sensor('humidity', 'above', damp[1], 3), 70)] : []),
        ...(mode.exhaust ? [block(slug, 'base', { kind: 'always' }, mode.exhaust)] : []),
      ]),
      ...(mode.fan ? of('fan').map(({ slug }) => block(slug, 'base', { kind: 'always' }, mode.fan ?? 0)) : []),
      ...(hot
        ? [
            ...of('heater').map(({ slug }) => block(slug, 'frio', sensor('temperature', 'below', hot[0], 1), 100)),
            ...of('cooler').map(({ slug }) => block(slug, 'calor', sensor('temperature', 'above', hot[1] + 1, 1), 100)),
          ]
        : []),
      ...(damp
        ? [
            ...of('humidifier').map(({ slug }) => block(slug, 'seco', sensor('humidity', 'below', damp[0], 3), 100)),
            ...of('dehumidifier').map(({ slug }) => block(slug, 'umido', sensor('humidity', 'above', damp[1], 3), 100)),
          ]
        : []),
      ...(mode.pump
        ? of('pump').map(({ slug }) =>
            block(slug, 'rega', { kind: 'every', minutes: mode.pump?.[0] ?? 720 }, 100, mode.pump?.[1]),
          )
        : []),
    ],
  })
}

const block = (
  channel: string,
  name: string,
  when: ModeBlock['when'] | object,
  level: number,
  for_minutes: number | null = null,
) => ({ id: `${channel.slice(0, 11)}-${name}`.slice(0, 20), channel, when, level, for_minutes })

/** The bands of a stage, from the first plan template that has it. */
function airOf(stage: string | undefined): Air {
  const found = planTemplates.flatMap(({ stages }) => stages).find(({ name }) => name === stage)
  const bands = ['temperature', 'humidity', 'vpd'].flatMap((key) => {
    const band = found?.targets[key as keyof Air]
    return band && band.from !== null && band.to !== null ? [[key, [band.from, band.to]] as const] : []
  })
  return Object.fromEntries(bands)
}
