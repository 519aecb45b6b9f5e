import { z } from 'zod'
import type { SheetRow } from './sheet.kinds.ts'

/**
 * GrowTracker for Android, its plants.json (model/Models.kt and lib/helper/GsonHelper.java). What is relied on: a list of
 * plants with `name`, `strain`, `plantDate`, `clone`, `images` and `actions`; each action has `type` (Water, Feed, Action,
 * Note, StageChange), `date` in milliseconds and `notes`; a Water has `ph`, `runoff` (a pH), `amount` in ml, `temp` in °C and
 * `tds` with its scale, older ones `ppm`; a StageChange `newStage`, an Action `action`. A picture is named by its moment.
 */
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().catch(undefined)
const words = optional(z.string())
const number = optional(z.number())

const Act = z.object({
  type: words,
  date: number,
  notes: words,
  ph: number,
  runoff: number,
  amount: number,
  temp: number,
  ppm: number,
  tds: optional(z.object({ amount: number, type: words })),
  additives: optional(z.array(z.object({ amount: number, description: words }))),
  action: words,
  newStage: words,
})
const Plant = z.object({
  name: z.string(),
  strain: words,
  plantDate: number,
  clone: optional(z.boolean()),
  mediumDetails: words,
  images: optional(z.array(z.string())),
  actions: optional(z.array(z.unknown())),
})

export const growTrackerHeader = [
  'Planta',
  'Data',
  'Atividade',
  'Texto',
  'Genética',
  'Início',
  'Origem',
  'Fase',
  'Volume (ml)',
  'pH',
  'pH da drenagem',
  'EC (mS/cm)',
  'EC (ppm 500)',
  'EC (ppm 700)',
  'Temperatura da água',
  'Foto',
]
type Cells = Partial<Record<(typeof growTrackerHeader)[number], string>>

/** The plants of a file; undefined when it is no such list. */
export function growTrackerRows(text: string): SheetRow[] | undefined {
  const plants = z.array(Plant).min(1).safeParse(jsonOf(text))
  if (!plants.success) return undefined
  const rows = plants.data.flatMap((plant): Cells[] => {
    const about = { Planta: plant.name }
    return [
      {
        ...about,
        Genética: plant.strain ?? '',
        Início: moment(plant.plantDate).slice(0, 10),
        Origem: plant.clone ? 'clone' : 'semente',
      },
      ...(plant.actions ?? []).flatMap((one) => {
        const act = Act.safeParse(one)
        return act.success ? [{ ...about, ...cellsOf(act.data) }] : []
      }),
      ...(plant.images ?? []).map((path) => {
        const name = path.split('/').at(-1) ?? path
        return { ...about, Data: moment(Number(name.match(/\d{12,13}/)?.[0])), Atividade: 'photo', Foto: name }
      }),
    ]
  })
  return rows.map((row, at) => ({ number: at + 1, cells: growTrackerHeader.map((name) => row[name] ?? '') }))
}

function jsonOf(text: string): unknown {
  try {
    const read = JSON.parse(text.replace(/^\uFEFF/, ''))
    return Array.isArray(read) ? read : read?.plants
  } catch {
    return undefined
  }
}

const moment = (ms: number | null | undefined) => (ms && Math.abs(ms) <= 8.64e15 ? new Date(ms).toISOString() : '')
const said = (value: number | null | undefined) => (value == null ? '' : String(value).replace('.', ','))

function cellsOf(act: z.infer<typeof Act>): Cells {
  const { amount: tds, type: scale } = act.tds ?? {}
  const doses = (act.additives ?? []).flatMap(({ amount, description }) =>
    description ? [`${description}${amount == null ? '' : `: ${said(amount)} ml/L`}`] : [],
  )
  const isWater = act.type === 'Water' || act.type === 'Feed'
  return {
    Data: moment(act.date),
    Atividade: isWater ? (doses.length || act.type === 'Feed' ? 'feed' : 'water') : (act.action ?? act.type ?? ''),
    Texto: [act.notes ?? '', ...doses].filter(Boolean).join('\n'),
    Fase: act.newStage ?? '',
    'Volume (ml)': said(act.amount),
    pH: said(act.ph),
    'pH da drenagem': said(act.runoff),
    'EC (mS/cm)': scale === 'EC' ? said(tds) : '',
    'EC (ppm 500)': scale === 'EC' || scale === 'PPM700' ? '' : said(tds ?? act.ppm),
    'EC (ppm 700)': scale === 'PPM700' ? said(tds) : '',
    'Temperatura da água': said(act.temp),
  }
}
