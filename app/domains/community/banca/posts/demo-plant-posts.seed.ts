import { ofPhase } from '#domains/garden/garden/plants/cycle-day.words.ts'
import type { CycleSlug } from '#domains/garden/garden/plants/plant-life.seed.ts'
import type { Line } from '#domains/garden/journal/updates/demo-lines/line.seed.ts'
import { daysBetween } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { type Chance, chanceOf } from '#world/chance.ts'
import type { Ledger } from './demo-ledger.seed.ts'
import { closings } from './demo-lines/closings.seed.ts'
import { progress } from './demo-lines/demo-lines.seed.ts'
import { hashtagsOf } from './demo-lines/reactions.seed.ts'
import {
  aboutPhoto,
  aboutRain,
  factsOf,
  fill,
  fits,
  type Moment,
  momentOf,
  moodOf,
  someTime,
  type ToldPlant,
  toldBy,
} from './demo-moment.seed.ts'
import type { Draft, Writer } from './demo-post.seed.ts'

type Writing = {
  now: Date
  ledger: Ledger
  writers: Writer[]
  isMember: (user_id: number, at: Date) => boolean
  most: number
  before: Draft[]
}
type Day = { plant: ToldPlant; ago: number; photo?: ToldPlant['photos'][number] }

/** A line is not used more often than this, whatever is filled in, nor twice within so many days: a feed is read at one go. */
const USES = 22
const APART = 12 * DAY
/** Lately nobody writes twice within so many days: a feed, of the few whom one follows too, shows one person after the other. */
const LATELY = 20 * DAY
const REST = 8 * DAY

/** What growers tell of their open plants, in the phase in which the plant was that day, with its photo when there is one. */
export function plantPosts(plants: ToldPlant[], { now, ledger, writers, isMember, most, before }: Writing): Draft[] {
  const chance = chanceOf('banca', 'plants')
  const write = writer(chance, ledger, new Map(writers.map(({ id, nickname }) => [id, `@${nickname}`])))
  const drafts: Draft[] = []
  const rests = (created_by: number, at: Date) =>
    now.getTime() - at.getTime() < LATELY &&
    [...before, ...drafts].some(
      (one) => one.created_by === created_by && Math.abs(one.at.getTime() - at.getTime()) < REST,
    )
  const days = chance.shuffled(plants.flatMap((one) => daysOf(chance, one, now)))
  const shownFirst = days.sort((a, b) => Number(Boolean(b.photo)) - Number(Boolean(a.photo)))
  for (const { plant, ago, photo } of shownFirst) {
    if (drafts.length === most) break
    const taken = photo ? now.getTime() - photo.ago * DAY - DAY / 3 + 300_000 : 0
    const at = new Date(Math.min(Math.max(someTime(chance, now, ago).getTime(), taken), now.getTime() - 60_000))
    const moment = momentOf(plant, at)
    if (!moment || !isMember(plant.row.created_by, at) || rests(plant.row.created_by, at)) continue
    const shown = photo && isOfThen(photo, moment) ? photo : undefined
    const text = write(moment, Boolean(shown))
    if (!text) continue
    drafts.push({
      created_by: plant.row.created_by,
      at,
      text,
      moment,
      available_by: !shown && chance.chance(0.05) ? 'seguidores' : 'todos',
      highlighted: Boolean(shown) && chance.chance(0.04),
      photo: shown && { ...shown, alt: altOf(moment, shown) },
    })
  }
  return drafts
}

/** Of the same phase; seedlings are drawn with leaves, as they are not in their first days. */
const isOfThen = ({ cycle }: NonNullable<Day['photo']>, moment: Moment) =>
  cycle === moment.cycle && !(cycle === 'germinacao' && moment.day < 4)

/** Days with a photo, and others between them. */
function daysOf(chance: Chance, plant: ToldPlant, now: Date): Day[] {
  const taken = plant.entries.filter(({ photo, cycle }) => photo && cycle !== 'semente')
  // What the album shows was so on the days before, too: not everybody writes on the day one looks.
  const shown = plant.photos.map((photo) => {
    const back = Math.min(photo.day, chance.int(1, 9))
    return { ...photo, day: photo.day - back, ago: photo.ago + back }
  })
  const days = new Map<number, Day>([...taken, ...shown].map((photo) => [photo.ago, { plant, ago: photo.ago, photo }]))
  const age = daysBetween(plant.row.started_on, now)
  for (let ago = chance.int(0, 9); ago < age; ago += chance.int(2, 8)) if (!days.has(ago)) days.set(ago, { plant, ago })
  return [...days.values()]
}

/** Texts of one to four sentences, the least used first. */
function writer(chance: Chance, ledger: Ledger, names: Map<number, string>) {
  const uses = new Map<Line | string, Date[]>()
  const used = (one: Line | string) => uses.get(one) ?? []
  const isRested = (one: Line | string, at: Date) =>
    used(one).length < USES && used(one).every((then) => Math.abs(at.getTime() - then.getTime()) > APART)

  function choose<One extends Line | string>(
    lines: readonly One[],
    facts: Record<string, string | undefined>,
    said: string[],
    at: Date,
  ) {
    const rested = chance
      .shuffled(lines.filter((one) => isRested(one, at)))
      .sort((a, b) => used(a).length - used(b).length)
    for (const line of rested.slice(0, 24)) {
      const words = typeof line === 'string' ? line : line[0]
      const text = fill(words, facts)
      if (!text || said.includes(text) || !ledger.isFresh(text)) continue
      uses.set(line, [...used(line), at])
      return { words, text }
    }
    return undefined
  }

  return (moment: Moment, isShown: boolean): string | undefined => {
    const facts = factsOf(chance, moment)
    const elsewhere = isShown ? aboutRain : aboutPhoto
    // Nobody thanks oneself.
    const own = names.get(moment.plant.row.created_by) ?? '@'
    const lines = progress[moment.cycle].filter(
      (line) => fits(line, moment) && !elsewhere.test(line[0]) && !line[0].includes(own),
    )
    const many = chance.pick([1, 1, 2, 2, 2, 3, 4])
    const said: string[] = []
    const told = new Set<string>()
    let mood: ReturnType<typeof moodOf>
    const suits = (words: string) => !mood || (moodOf(words) ?? mood) === mood
    for (let i = 0; i < many; i++) {
      // A name or a weight is said once.
      const line = choose(
        lines.filter(([words]) => suits(words) && !toldBy(words).some((fact) => told.has(fact))),
        facts,
        said,
        moment.at,
      )
      if (!line) continue
      said.push(line.text)
      mood ??= moodOf(line.words)
      for (const fact of toldBy(line.words)) told.add(fact)
    }
    if (!said.length) return undefined
    const end = chance.chance(0.2)
      ? choose(
          closings.filter((one) => suits(one) && (isShown || !aboutPhoto.test(one))),
          facts,
          said,
          moment.at,
        )?.text
      : undefined
    const body = said.length > 2 ? `${said.slice(0, 2).join(' ')}\n\n${said.slice(2).join(' ')}` : said.join(' ')
    const tags = chance.chance(0.5) ? chance.shuffled(hashtagsOf[moment.cycle]).slice(0, chance.int(1, 3)) : []
    const text = [body + (end ? ` ${end}` : ''), tags.join(' ')].filter(Boolean).join('\n\n')
    return ledger.say(text) ? text : undefined
  }
}

const names: Record<CycleSlug, string> = {
  semente: 'A semente de',
  germinacao: 'A muda',
  vegetativo: 'A planta',
  floracao: 'A planta em flor',
  colheita: 'A colheita de',
  secagem: 'Os galhos de',
  cura: 'O pote de',
}

/** What a photo shows. */
const altOf = ({ plant, cycle }: Moment, { day }: { day: number }) =>
  `${names[cycle]} ${plant.row.name}, ${plant.outdoors ? 'ao ar livre' : 'no cultivo interno'}, no dia ${day + 1} ${ofPhase({ slug: cycle, name: cycle })}.`
