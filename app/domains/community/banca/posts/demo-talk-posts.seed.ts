import { chanceOf } from '#world/chance.ts'
import type { Ledger } from './demo-ledger.seed.ts'
import { questions } from './demo-lines/demo-lines.seed.ts'
import { lessons } from './demo-lines/lessons.seed.ts'
import { stories } from './demo-lines/stories.seed.ts'
import { talks } from './demo-lines/talks.seed.ts'
import { type Moment, momentOf, someTime, type ToldPlant } from './demo-moment.seed.ts'
import type { Draft, Writer } from './demo-post.seed.ts'

type Telling = { now: Date; ledger: Ledger; writers: Writer[]; plants: ToldPlant[] }

const MONTHS = 240
const open = { available_by: 'todos' as const }

/** Questions, stories, talk and lessons, over eight months; more of them lately, as the community grew. */
export function talkPosts({ now, ledger, writers, plants }: Telling): Draft[] {
  const chance = chanceOf('banca', 'talk')
  const growers = writers.filter(({ name }) => name.includes('.'))
  const when = () => someTime(chance, now, 1 + Math.floor(MONTHS * chance.next() ** 1.4))
  const somebody = (at: Date) => chance.pick(growers.filter(({ since }) => since < at))

  /** Somebody's plant in one of these phases at some time. */
  function momentIn(phases: string[]): Moment | undefined {
    for (let tries = 0; tries < 60; tries++) {
      const at = when()
      const plant = chance.pick(plants)
      const moment = plant && momentOf(plant, at)
      const owner = writers.find(({ id }) => id === plant?.row.created_by)
      if (moment && phases.includes(moment.cycle) && owner && owner.since < at) return moment
    }
    return undefined
  }

  const asked = questions.map((question): Draft => {
    const moment = question.about && plants.length ? momentIn(question.about) : undefined
    const at = moment?.at ?? when()
    const text = question.tags ? `${question.ask}\n\n${question.tags}` : question.ask
    return { ...open, created_by: moment?.plant.row.created_by ?? somebody(at).id, at, text, moment, question }
  })
  const told = [...stories, ...talks].map((text): Draft => {
    const at = when()
    return { ...open, created_by: somebody(at).id, at, text }
  })
  const taught = lessons.map(({ by, ...lesson }, i): Draft => {
    const writer = writers.find(({ name }) => name === by)
    if (!writer) throw new Error(`nobody is called ${by}`)
    return { ...open, ...lesson, created_by: writer.id, at: someTime(chance, now, 3 + ((i * 37) % 180)) }
  })
  return [...asked, ...told, ...taught].filter(({ text }) => ledger.say(text))
}
