import type { CycleSlug } from '#domains/garden/garden/plants/plant-life.seed.ts'
import type { Chance } from '#world/chance.ts'
import { byView, type EntryContent } from '../acts/act-story.seed.ts'
import { closings, type Line, linesOf } from './demo-lines/demo-lines.seed.ts'

export type Moment = { cycle: CycleSlug; day: number }
/** Constants of a plant: place, vigor, days of vegetative growth, weight at harvest (g). */
export type Nature = { place: 'dentro' | 'fora'; vigor: number; vegetative: number; wet: number; hasRobot: boolean }

/** What others write of a plant that stands before a robot, in living soil and not always in fabric: its waterings, light and air, and minerals. */
const ofRobot =
  /\{(agua|ppfd|temp|tnoite|ur|uralta)\}|LED|[Rr]ega de|não precisei regar|entre uma rega|em dois dias|exaustor novo|Adubei|[Aa]dub(o|ação)|PK|Cálcio e magnésio|EC|o sal estava|tecido/

/** Generates one plant's journal without repeating a sentence. */
export function writer(chance: Chance, nature: Nature) {
  const used = new Set<Line>()

  /** The next entry; undefined when no sentence is left. */
  return ({ cycle, day }: Moment): (EntryContent & { text: string }) | undefined => {
    const { done, seen } = linesOf[cycle] ?? { done: [], seen: [] }
    const first = choose(done, day)
    const second = (!first || chance.chance(0.68)) && choose(seen, day)
    if (!first && !second) return undefined
    const last = chance.chance(0.24) && choose(closings, day)
    const sentences = [first, second, last].flatMap((line) => (line ? [line[0]] : []))
    const numbers = numbersOf(chance, nature, { cycle, day })
    return { text: fill(sentences.join(' '), numbers), ...byView(sentences, numbers) }
  }

  function choose(lines: Line[], day: number): Line | undefined {
    const fitting = chance.shuffled(lines.filter((line) => !used.has(line) && fits(line, day, nature)))
    // Sentences with a short day range first, because they do not fit later.
    const line = fitting.find(([, days]) => days && days[1] - days[0] <= 4) ?? fitting[0]
    if (line) used.add(line)
    return line
  }
}

const fits = ([text, days, where]: Line, day: number, { place, hasRobot }: Nature) =>
  (!where || where === place) && (!days || (day >= days[0] && day <= days[1])) && !(hasRobot && ofRobot.test(text))

const fill = (text: string, numbers: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = numbers[name]
    if (value === undefined) throw new Error(`no number ${name} for: ${text}`)
    return value
  })

const comma = (value: number, digits = 1) => value.toFixed(digits).replace('.', ',')
const water = (ml: number) => (ml < 1000 ? `${Math.round(ml / 50) * 50} ml` : `${comma(ml / 1000)} L`)

/** Plausible values for the day; bands as in common stage tables (pH of soil 6–7, EC by cycle, °C, %). */
function numbersOf(chance: Chance, { vigor, vegetative, wet }: Nature, { cycle, day }: Moment): Record<string, string> {
  const about = (middle: number, spread: number) => middle + (chance.next() * 2 - 1) * spread
  const flowering = cycle === 'floracao'
  const grown =
    cycle === 'germinacao' ? 1.5 + day * 0.4 : 6 + (flowering ? vegetative * 0.8 + Math.min(day, 26) * 1.5 : day * 0.8)
  const ec = flowering ? about(day < 45 ? 1.8 : 1.2, 0.15) : about(0.7 + Math.min(day, 40) * 0.017, 0.1)
  const dried = wet * 0.24
  return {
    agua: water(flowering ? about(1900, 500) : cycle === 'vegetativo' ? 250 + day * 26 + about(0, 60) : about(120, 30)),
    ph: comma(about(6.3, 0.2)),
    runoff: comma(about(6.4, 0.3)),
    ec: comma(ec),
    ecmenos: comma(ec - 0.3),
    ecout: comma(ec + about(0.4, 0.2)),
    alt: String(Math.max(2, Math.round(grown * vigor))),
    nos: String(Math.min(14, 2 + Math.round(day / 5))),
    estica: String(Math.round(Math.min(day, 26) * 1.4 * vigor)),
    temp: comma(about(flowering ? 25 : 26.5, 1.6)),
    tnoite: comma(about(19, 1.5)),
    ur: String(Math.round(about(flowering ? 52 : 64, 5))),
    uralta: String(chance.int(63, 72)),
    ppfd: String(Math.round((flowering ? about(780, 80) : 260 + day * 7) / 10) * 10),
    cm: String(chance.int(28, 45)),
    umido: String(wet),
    seco: String(Math.round(dried + (wet - dried) * Math.max(0.04, 0.75 - day * 0.08))),
    final: String(Math.round(dried)),
    tseca: comma(about(18.5, 1)),
    useca: String(Math.round(about(57, 3))),
    upote: String(Math.round(about(62, 1.6))),
  }
}
