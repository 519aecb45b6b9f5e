import type { Guess } from './guess.schemas.ts'
import { type Problem, problems } from './problem-tree.kinds.ts'
import type { MarkSlug, PlaceSlug } from './signs.kinds.ts'

export type Signs = { places: readonly PlaceSlug[]; marks: readonly MarkSlug[] }

const MOST = 3
/** Less in common than this is chance. */
const LEAST = 0.25
const HALF = 0.5
const MUCH = 0.75

/**
 * One to three guesses of what the table knows, the nearest first; none without anything in common. How near: signs that
 * both have, of all signs that either has; where it shows is one of them. From half on it is 'média', from three quarters
 * 'alta', but never when another problem is as near: then nobody can tell them apart from here.
 */
export function guessesOf(signs: Signs): Guess[] {
  const found = problems
    .map((problem) => compared(problem, signs))
    .filter(({ seen, near }) => seen.length > 0 && near >= LEAST)
    .sort((a, b) => b.near - a.near)
  return found.slice(0, MOST).map(({ near, ...guess }) => {
    const rivals = found.filter((one) => one.near === near).length > 1
    const sure = near >= MUCH && !rivals ? 'alta' : near >= HALF ? 'media' : 'baixa'
    return { ...guess, sure }
  })
}

function compared({ slug, places, marks }: Problem, signs: Signs) {
  const seen = marks.filter((mark) => signs.marks.includes(mark))
  const missing = marks.filter((mark) => !signs.marks.includes(mark))
  const besides = signs.marks.filter((mark) => !marks.includes(mark))
  const there = places.filter((place) => signs.places.includes(place))
  const common = seen.length + (there.length ? 1 : 0)
  const of = marks.length + 1 + besides.length
  return { problem: slug, seen, missing, besides, there, common, of, near: common / of }
}
