import { lastHolds } from '#domains/garden/garden/harvest-holds/harvest-hold.model.ts'
import { heldSentence } from '#domains/garden/garden/harvest-holds/harvest-hold.words.ts'
import { type Cycle, shippedCycles } from '#domains/garden/journal/activities/activity.kinds.ts'
import { saysCut } from '#domains/garden/journal/acts/cuts.model.ts'
import { dayKey, fromSaoPauloTime } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { searchable, slugify } from '#shared/text.ts'
import type { SheetRow } from '../reading/sheet.kinds.ts'
import { activityNamed, phaseNamed } from './activity-named.model.ts'
import { actsOfRow, photosOf } from './acts-of-row.model.ts'
import { columnUse, type FieldName } from './column.kinds.ts'
import { beforeItBegan } from './doubts.model.ts'
import { phaseAct } from './phase-act.model.ts'
import type { ImportPlan, Known, Mapping, NewPlant, PlannedRow } from './plan.kinds.ts'
import { type ReadRow, readRow } from './read-row.model.ts'
import { dayOf, isClone } from './typed-cell.model.ts'

/** What a plant's name holds. */
const NAME = 120
/** Of whose first day the file says no phase. */
const UNTOLD: Cycle = 'germinacao'
type Read = ReadRow & { number: number; name: string; key: string | null; isCut: boolean }

/** What would become of every row, and which plants are new. Writes nothing. */
export function planImport(sheet: SheetRow[], mapping: Mapping, known: Known): ImportPlan {
  const read = sheet.map(({ number, cells }): Read => {
    const row = readRow(cells, mapping, known.now)
    const whole = (row.planta ?? mapping.plant_name).trim()
    const name = whole.slice(0, NAME)
    return { ...row, number, name, key: searchable(name) || null, isCut: whole.length > NAME }
  })
  const gardens = Map.groupBy(known.plants, ({ name }) => searchable(name))
  const plants = newPlants(read, mapping, gardens)
  const rows = read.map((row) => planRow(row, { mapping, known, gardens, plants }))
  addPhases(read, rows, gardens, plants)
  refuseHeldCuts(rows, gardens)
  noteTold(rows, plants)
  const last = sheet.at(-1)?.number ?? 1
  const thereOf = (key: string) => {
    const own = gardens.get(key)?.[0]
    return own?.open ? undefined : (own ?? plants[key])
  }
  const loose = loosePhotos(read, mapping, known, last, thereOf)
  return { rows: [...rows.map(withWords), ...loose], plants }
}

/**
 * Pictures of the ZIP that no row names: by the plant and the day in the name of the file ('lua-2026-03-05.jpg', or the
 * moment in milliseconds). What says less than that is left out, and said.
 */
function loosePhotos(
  read: Read[],
  { plant_name }: Mapping,
  known: Known,
  last: number,
  thereOf: (key: string) => { name: string; started_on: string } | undefined,
): PlannedRow[] {
  const used = new Set(read.flatMap(photosOf))
  const keys = [...new Set([...read.map(({ key }) => key ?? ''), searchable(plant_name)])].filter(Boolean)
  return [...known.photos]
    .filter((name) => !used.has(name))
    .map((name, index): PlannedRow => {
      const base = { number: last + 1 + index, acts: [], outcome: 'nada' as const, at: null, plant: null, said: '' }
      const at = photoMoment(name)
      const fitting = keys.filter((key) => `-${slugify(name)}-`.includes(`-${slugify(key)}-`) && thereOf(key))
      const plant =
        fitting.toSorted((one, other) => other.length - one.length)[0] ?? (keys.length === 1 ? keys[0] : undefined)
      if (!at || at > known.now) return { ...base, state: 'pulada', says: `Foto ${name}: o nome não diz o dia.` }
      const there = thereOf(plant ?? '')
      if (!plant || !there) return { ...base, state: 'pulada', says: `Foto ${name}: o nome não diz a planta.` }
      const acts = [{ kind: 'foto' as const, text: '', measures: {}, photos: [name] }]
      const early = beforeItBegan(there.name, there.started_on, at)
      const says = [`Foto ${name}`, early].filter(Boolean).join(': ')
      return { ...base, state: early ? 'duvida' : 'pronta', outcome: 'foto', says, plant, at, acts, said: name }
    })
}

function photoMoment(name: string): Date | undefined {
  const [, year, month, day] = name.match(/(?<!\d)(20\d\d)[-_.]?(\d\d)[-_.]?(\d\d)(?!\d{4})/) ?? []
  const key = year && dayOf(`${year}-${month}-${day}`, 'dmy')
  if (key) return fromSaoPauloTime(`${key}T12:00`)
  const ms = name.match(/(?<!\d)1\d{12}(?!\d)/)?.[0]
  return ms ? new Date(Number(ms)) : undefined
}

type Gardens = Map<string, Known['plants']>

/** Each begins on the day that the file says, else with its first row. */
function newPlants(read: Read[], { order }: Mapping, gardens: Gardens): Record<string, NewPlant> {
  const plants: Record<string, NewPlant> = {}
  for (const [key, rows] of Map.groupBy(read, (row) => row.key)) {
    if (!key || gardens.has(key)) continue
    const told = rows.filter(({ problem }) => !problem)
    const began = told.flatMap(({ inicio = '' }) => dayOf(inicio, order) ?? [])
    const days = told.flatMap(({ at }) => (at ? dayKey(at) : []))
    const started_on = began.toSorted()[0] ?? days.toSorted()[0]
    if (!started_on) continue
    const said = (field: FieldName) => rows.find((row) => row[field])?.[field]
    plants[key] = {
      ...{ name: rows[0]?.name ?? '', started_on, origin: isClone(said('origem') ?? '') ? 'clone' : 'semente' },
      ...(said('genetica') && { genetic_name: said('genetica')?.slice(0, 120) }),
      cycle: firstPhase(rows, started_on),
    }
  }
  return plants
}

/** What it was in on its first day, if that is said; else it germinated. */
function firstPhase(rows: Read[], started_on: string): Cycle {
  const first = rows
    .filter(({ at, fase }) => fase && (!at || dayKey(at) === started_on))
    .flatMap(({ fase = '' }) => phaseNamed(fase) ?? [])[0]
  return first ?? UNTOLD
}

type About = { mapping: Mapping; known: Known; gardens: Gardens; plants: Record<string, NewPlant> }

function planRow(row: Read, { mapping, known, gardens, plants }: About): PlannedRow {
  const { number, key, at } = row
  const base = { number, plant: key, at, acts: [], outcome: 'nada' as const, said: '' }
  const refuse = (says: string) => ({ ...base, state: 'erro' as const, says })
  const skip = (says: string) => ({ ...base, state: 'pulada' as const, says })
  if (row.problem) return refuse(row.problem)
  const there = key ? gardens.get(key) : undefined
  if (there && there.length > 1)
    return refuse(`Você tem ${there.length} plantas chamadas “${row.name}”. Mude o nome de uma e confira de novo.`)
  if (there?.[0]?.open)
    return skip(`“${row.name}” é pública, e o que se importa é privado. Feche a planta antes, ou use outro nome.`)
  if (!key && !mapping.space_id) return skip('Não diz de qual planta é.')
  const { acts, lost } = actsOfRow(row, known, !key)
  if (row.isCut) lost.push('o fim do nome da planta, que passa de 120 caracteres')
  const aboutPlant = Boolean(key && (row.inicio || row.genetica) && !row.data)
  if (!at && aboutPlant) return { ...base, state: 'pronta', outcome: 'planta', says: '' }
  if (!at) return skip('Não tem data.')
  if (key && !there && !plants[key]) return refuse('Não dá para saber quando a planta começou.')
  const isPhase = Boolean(key && row.fase && phaseNamed(row.fase))
  if (row.fase && key && !phaseNamed(row.fase)) lost.push(`fase “${row.fase.slice(0, 30)}”`)
  if (row.atividade && !row.fase && activityNamed(row.atividade) === 'fase')
    lost.push('a fase, que não está na coluna Fase')
  if (!acts.length && !isPhase)
    return skip(lost.length ? `Fica de fora: ${lost.join(', ')}.` : 'Não diz o que foi feito.')
  const outcome = acts.some(({ kind }) => kind === 'foto') ? 'foto' : 'registro'
  const says = lost.length ? `Fica de fora: ${lost.join(', ')}.` : ''
  const early = beforeItBegan(row.name, there?.[0]?.started_on ?? plants[key ?? '']?.started_on, at)
  if (early && !acts.length) return skip(early)
  if (early)
    return {
      ...base,
      state: 'duvida',
      outcome,
      says: [early, says].filter(Boolean).join(' '),
      acts,
      said: sayingOf(acts),
    }
  return { ...base, state: 'pronta', outcome, says, acts, said: sayingOf(acts, isPhase && row.fase) }
}

/** A phase before the plant began is none. */
const sayingOf = (acts: PlannedRow['acts'], phase: string | false | undefined = false) => JSON.stringify([acts, phase])

/** A phase is written where it changes, by the order of time; going back is not a change. */
function addPhases(read: Read[], rows: PlannedRow[], gardens: Gardens, plants: Record<string, NewPlant>) {
  const order = (phase: string) => shippedCycles.indexOf(phase as Cycle)
  const byPlant = Map.groupBy(read.entries(), ([, { key }]) => key)
  for (const [key, ofPlant] of byPlant) {
    if (!key) continue
    const cycles = gardens.get(key)?.[0]?.cycles ?? [plants[key]?.cycle ?? UNTOLD]
    let current = Math.max(...cycles.map(order))
    const inTime = [...ofPlant].sort(([, one], [, other]) => (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0))
    for (const [index, { fase = '' }] of inTime) {
      const row = rows[index]
      if (row?.state !== 'pronta' || !row.at) continue
      if (row.acts.some(({ kind }) => kind === 'colheita')) current = Math.max(current, order('colheita'))
      const phase = phaseNamed(fase)
      if (!phase || order(phase) <= current) continue
      current = order(phase)
      row.acts.push(phaseAct(phase))
    }
  }
  for (const row of rows)
    if (row.state === 'pronta' && row.at && !row.acts.length) {
      row.state = 'pulada'
      row.says = 'Já estava nesta fase.'
    }
}

function noteTold(rows: PlannedRow[], plants: Record<string, NewPlant>) {
  const cut = rows.filter(({ acts }) => acts.some(({ kind, phase }) => kind === 'fase' || saysCut(kind, phase)))
  const told = new Set(cut.map(({ plant }) => plant))
  for (const [key, plant] of Object.entries(plants)) plant.phase_told = told.has(key) || plant.cycle !== UNTOLD
}

/** Nobody is there to be asked: what is cut within the safety interval of a treatment stays out. */
function refuseHeldCuts(rows: PlannedRow[], gardens: Gardens) {
  for (const row of rows) {
    if (row.state !== 'pronta' || !row.at || !row.acts.some(({ kind, phase }) => saysCut(kind, phase))) continue
    const held = heldSentence(lastHolds(gardens.get(row.plant ?? '')?.[0]?.holds ?? [], dayKey(row.at)))
    if (held) Object.assign(row, { ...stays, says: heldRow(held) })
  }
}

const stays = { state: 'erro', outcome: 'nada', acts: [] } as const

/** What a row says that was to cut a plant which waits. */
export const heldRow = (held: string) => `${held} Se foi isso mesmo, anote na planta.`

const withWords = (row: PlannedRow): PlannedRow =>
  row.acts.length > 1
    ? {
        ...row,
        says: [`Vira ${plural(row.acts.length, 'registro', 'registros')}.`, row.says].filter(Boolean).join(' '),
      }
    : row

/** Whether the matching names what a file needs at least. */
export function missingColumns({ columns, plant_name, space_id }: Mapping): string | undefined {
  const has = (field: FieldName) => columns.some((value) => columnUse(value)?.field === field)
  if (!has('data') && !has('inicio')) return 'Escolha qual coluna é a data.'
  if (!has('planta') && !plant_name.trim() && !space_id)
    return 'Escolha qual coluna é o nome da planta, ou escreva o nome dela abaixo.'
  return undefined
}
