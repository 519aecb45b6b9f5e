import type { CycleSlug } from '#domains/garden/garden/plants/plant-life.seed.ts'
import type { Line } from '#domains/garden/journal/updates/demo-lines/line.seed.ts'
import { dayKey, daysBetween } from '#shared/dates.ts'
import { DAY, MINUTE } from '#shared/durations.ts'
import { plural } from '#shared/numbers.ts'
import type { Chance } from '#world/chance.ts'

/** A plant, as created by the plant seed; the weights are those of its harvest. */
export type ToldPlant = {
  id: number
  row: { name: string; created_by: number; private: boolean; genetic_name?: string | null; started_on: string }
  history: { cycle: CycleSlug; on: string }[]
  outdoors: boolean
  model: number
  weekly: boolean
  photos: { cycle: CycleSlug; day: number; ago: number }[]
  entries: { cycle: CycleSlug; day: number; ago: number; photo: boolean }[]
  wet_g: number | null
  dry_g: number | null
}
/** Where a plant was in its life then; `day` 0 is the first of the phase. */
export type Moment = { plant: ToldPlant; cycle: CycleSlug; day: number; at: Date }

/** An hour of that day in São Paulo at which people write, before now. */
export function someTime(chance: Chance, now: Date, ago: number) {
  const day = dayKey(new Date(now.getTime() - ago * DAY))
  const hour = chance.pick([7, 8, 11, 12, 13, 17, 18, 19, 19, 20, 20, 21, 21, 22])
  const at = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00-03:00`) + chance.int(0, 59 * 60) * 1000
  return new Date(Math.min(at, now.getTime() - chance.int(3, 90) * MINUTE))
}

/** The phase in which a plant was; none before it began. */
export function momentOf(plant: ToldPlant, at: Date): Moment | undefined {
  const day = dayKey(at)
  const phase = plant.history.findLast(({ on }) => on <= day)
  return phase && { plant, cycle: phase.cycle, day: daysBetween(phase.on, at), at }
}

export const fits = ([, days, where]: Line, { plant, day }: Moment) =>
  (!where || where === (plant.outdoors ? 'fora' : 'dentro')) && (!days || (day >= days[0] && day <= days[1]))

/** Sentences that need a photo beside them. */
export const aboutPhoto = /\bfoto/i

/** The words in braces filled in with what is true of the plant that day; undefined when something is not known. */
export function fill(text: string, facts: Record<string, string | undefined>): string | undefined {
  let known = true
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name]
    known &&= fact !== undefined
    return fact ?? ''
  })
  return known ? filled : undefined
}

/** Sentences about rain, which no photo shows. */
export const aboutRain = /chuva|choveu|granizo/i

/** Other words for the same: how long it has been so. */
const sameFact: Record<string, string> = { tempo: 'dia', semana: 'dia' }
/** What a sentence tells: the names of what is filled in. */
export const toldBy = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => sameFact[name] ?? name)

const worried =
  /mof|botrytis|oídio|granizo|lagarta|formiga|caracol|gnats|ácaro|queime|quebre|perdi|faltou|sofreu|susto|amônia|torta|mentindo|orelha caída|taco\.|desta vez|tombamento|errei/i
const glad =
  /elogio|nada a reclamar|nenhuma (besteira|praga)|alegria|orgulho|feliz|deu certo|mexe\.|contente|tudo verde|valeu o dia|nem (liga|nota)|sorri/i
/** How a sentence feels; undefined: it just tells. A post has one mood. */
export const moodOf = (text: string) => (worried.test(text) ? 'worried' : glad.test(text) ? 'glad' : undefined)

const comma = (value: number, digits = 1) => value.toFixed(digits).replace('.', ',')
const grams = (value: number | null) =>
  value === null ? undefined : String(Math.round(value * 10) / 10).replace('.', ',')

/** Bands as in the journal (`update-words.seed.ts`). */
export function factsOf(chance: Chance, { plant, cycle, day, at }: Moment): Record<string, string | undefined> {
  const about = (middle: number, spread: number) => middle + (chance.next() * 2 - 1) * spread
  const flowering = cycle === 'floracao'
  const height = cycle === 'germinacao' ? 1.5 + day * 0.4 : flowering ? 42 + Math.min(day, 26) * 1.5 : 6 + day * 0.8
  const water = flowering ? about(1900, 400) : 250 + day * 26 + about(0, 60)
  return {
    // 'A do canto' takes no article before it.
    nome: plant.row.name.startsWith('A ') ? undefined : plant.row.name,
    genetica: plant.row.genetic_name ?? undefined,
    dia: String(day + 1),
    tempo: plural(day + 1, 'dia', 'dias'),
    semana: String(Math.floor(day / 7) + 1),
    dias: String(daysBetween(plant.row.started_on, at) + 1),
    alt: String(Math.max(2, Math.round(height * (0.85 + (plant.model % 9) / 22)))),
    nos: String(Math.min(14, 2 + Math.round(day / 5))),
    agua: water < 1000 ? `${Math.round(water / 50) * 50} ml` : `${comma(water / 1000)} L`,
    ph: comma(about(6.3, 0.2)),
    runoff: comma(about(6.5, 0.3)),
    ec: comma(flowering ? about(1.7, 0.2) : about(0.7 + Math.min(day, 40) * 0.017, 0.1)),
    temp: comma(about(flowering ? 25 : 26, 1.4)),
    tnoite: comma(about(18.5, 1.5)),
    ur: String(Math.round(about(flowering ? 52 : 64, 5))),
    ppfd: String(Math.round((flowering ? about(780, 80) : 260 + day * 7) / 10) * 10),
    umido: grams(plant.wet_g),
    seco: grams(plant.dry_g),
  }
}
