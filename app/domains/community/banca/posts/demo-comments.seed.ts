import type { Thread } from '#domains/base/social/comments/comments.seed.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { type Chance, chanceOf } from '#world/chance.ts'
import type { Ledger } from './demo-ledger.seed.ts'
import { comforts, planRemarks, reactions, remarks, replies } from './demo-lines/reactions.seed.ts'
import { aboutPhoto, factsOf, fill, fits, type Moment, momentOf, moodOf, type ToldPlant } from './demo-moment.seed.ts'
import type { Draft, Writer } from './demo-post.seed.ts'

/** What a feed shows first is talked about. */
const NEW = 24 * DAY

type Facts = Record<string, string | undefined>

type Spoken = { now: Date; ledger: Ledger; writers: Writer[] }
/** Something that is commented on: a post, or a thing with what fits it then. */
type Thing = {
  target: string
  target_id: number
  created_by: number
  since: Date
  momentAt: (at: Date) => Moment | undefined
  isShown: boolean
  /** It tells of something that went wrong. */
  isSad?: boolean
}

/** Comments on posts (answers to what they ask), plants and plans, with replies of who wrote. */
export function conversations({ now, ledger, writers }: Spoken) {
  const chance = chanceOf('banca', 'comments')
  const nicknames = new Map(writers.map(({ id, nickname }) => [id, nickname]))

  /** Somebody else who was there already, none twice. */
  function others(created_by: number, since: Date) {
    return chance.shuffled(writers.filter((one) => one.id !== created_by && one.since < since))
  }
  /** Soon after, most of them, and before now; undefined where there is no time yet. */
  function later(since: Date, hours: number) {
    const room = now.getTime() - since.getTime()
    const after = Math.min(600_000, room / 4) + Math.min(hours * HOUR, room / 2) * chance.next() ** 2
    return room > 0 ? new Date(since.getTime() + after) : undefined
  }

  function answersOf(id: number, { created_by, at, question }: Draft): Thread[] {
    const people = others(created_by, at)
    return (question?.answers ?? []).flatMap((whole, i): Thread[] => {
      const who = people[i]
      const [text = '', ...rest] = whole.split(' || ')
      const when = later(at, 50)
      if (!who || !when || !ledger.say(text)) return []
      let after = when
      const answers = rest.flatMap((reply, turn) => {
        const then = later(after, 9)
        if (!then || !ledger.say(reply)) return []
        after = then
        return [{ created_by: turn % 2 ? who.id : created_by, text: reply, at: then }]
      })
      return [{ target: 'post', target_id: id, created_by: who.id, text, at: when, answers }]
    })
  }

  function remarksOn(thing: Thing, many: number, hours: number): Thread[] {
    return others(thing.created_by, thing.since)
      .slice(0, many)
      .flatMap((who): Thread[] => {
        const at = later(thing.since, hours)
        const text = at && remark(thing, at)
        if (!at || !text) return []
        const back = chance.chance(0.3) ? later(at, 20) : undefined
        const thanks = back && fill(chance.pick(replies), { quem: nicknames.get(who.id) })
        const answers =
          back && thanks && ledger.say(thanks) ? [{ created_by: thing.created_by, text: thanks, at: back }] : []
        return [{ target: thing.target, target_id: thing.target_id, created_by: who.id, text, at, answers }]
      })
  }

  function remark({ target, created_by, momentAt, isShown, isSad }: Thing, at: Date) {
    const moment = momentAt(at)
    const fitting =
      target === 'plan'
        ? planRemarks
        : !moment
          ? remarks
          : isSad
            ? comforts
            : reactions[moment.cycle]
                .filter((line) => fits(line, moment))
                .flatMap(([line]) => (isShown || !aboutPhoto.test(line) ? [line] : []))
    const facts = { ...(moment ? factsOf(chance, moment) : {}), autor: nicknames.get(created_by) }
    const first = pick(chance, fitting, facts, ledger)
    if (!first) return pickAndSay(chance, remarks, facts, ledger)
    const second =
      target !== 'plan' && chance.chance(0.3)
        ? pick(
            chance,
            remarks.filter((line) => line !== first),
            facts,
            ledger,
          )
        : undefined
    const text = second ? `${first} ${second}` : first
    return ledger.say(text) ? text : pickAndSay(chance, remarks, facts, ledger)
  }

  const onPost = (id: number, draft: Draft) => {
    if (draft.question) return answersOf(id, draft)
    const { created_by, at, moment } = draft
    const isNew = now.getTime() - at.getTime() < NEW
    if (draft.available_by !== 'todos' || !(isNew || chance.chance(0.62))) return []
    const thing = {
      target: 'post',
      target_id: id,
      created_by,
      since: at,
      momentAt: () => moment,
      isShown: Boolean(draft.photo),
      // A plant may be called Torta.
      isSad: moodOf(draft.text.replaceAll(moment?.plant.row.name ?? '\n', '')) === 'worried',
    }
    return remarksOn(thing, chance.pick(draft.highlighted ? [3, 4, 5] : isNew ? [2, 2, 2, 3] : [1, 1, 1, 2, 2, 3]), 60)
  }
  const here = new Map(writers.map((one) => [one.id, one.since.getTime()]))
  /** From when on both the thing and who owns it were there. */
  const bothSince = (created_by: number, began: number) =>
    new Date(Math.max(began, here.get(created_by) ?? now.getTime()))
  const onPlant = (plant: ToldPlant) => {
    const since = bothSince(plant.row.created_by, Date.parse(`${plant.row.started_on}T15:00:00Z`))
    const hours = (now.getTime() - since.getTime()) / HOUR
    const thing = { target: 'plant', target_id: plant.id, created_by: plant.row.created_by, since, isShown: true }
    return remarksOn({ ...thing, momentAt: (at) => momentOf(plant, at) }, chance.pick([0, 1, 1, 2, 3]), hours)
  }
  const onPlan = ({ id, created_by, since: began }: { id: number; created_by: number; since: Date }) => {
    const since = bothSince(created_by, began.getTime())
    const hours = (now.getTime() - since.getTime()) / HOUR
    const thing = { target: 'plan', target_id: id, created_by, since, momentAt: () => undefined, isShown: false }
    return remarksOn(thing, chance.pick([0, 0, 1, 1, 2]), hours)
  }
  return { onPost, onPlant, onPlan }
}

const pick = (chance: Chance, lines: string[], facts: Facts, { isFresh }: Ledger) => {
  for (const line of chance.shuffled(lines)) {
    const text = fill(line, facts)
    if (text && isFresh(text)) return text
  }
  return undefined
}

/** One or two of these, as long as they were not said too often. */
function pickAndSay(chance: Chance, lines: string[], facts: Facts, ledger: Ledger) {
  const first = pick(chance, lines, facts, ledger)
  if (!first) return undefined
  const second = pick(
    chance,
    lines.filter((line) => line !== first),
    {},
    ledger,
  )
  const text = second ? `${first} ${second}` : first
  return ledger.say(text) ? text : undefined
}
