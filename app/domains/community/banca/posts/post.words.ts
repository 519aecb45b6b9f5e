import { weekOfPhase } from '#domains/garden/garden/plants/cycle-day.words.ts'
import type { PostCard } from './posts.schemas.ts'

type Titled = Pick<PostCard, 'text' | 'teaser'>

/** The first words of a post, where a title is needed: 'Primeira flora do ano, e já com…'. */
export function titleOf({ text, teaser }: Titled, most = 80) {
  const line =
    (text || teaser)
      .split('\n')
      .find((one) => one.trim())
      ?.trim() ?? 'Post com foto'
  if (line.length <= most) return line
  const cut = line.slice(0, most)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))}…`
}

/** 'Semana 5 da floração'. */
export function phaseWeek({ plant_cycle, cycle_day }: Pick<PostCard, 'plant_cycle' | 'cycle_day'>) {
  if (!plant_cycle) return null
  return cycle_day ? weekOfPhase(plant_cycle, cycle_day) : plant_cycle.name
}
