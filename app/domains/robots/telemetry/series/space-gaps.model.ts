import type { Span } from './gaps.model.ts'
import type { GapCause } from './tier.kinds.ts'

type Gap = Span & { cause: GapCause }
/** A robot was there, and in these times of it nothing was heard of it. */
export type HeardStay = Span & { gaps: Gap[] }

/**
 * When no robot of a place was heard, in order: a gap of one in which another measured is none. Of two that were silent at
 * the same time the one that said why tells it.
 */
export function spaceGaps(stays: readonly HeardStay[]): Gap[] {
  const left = stays.flatMap(({ gaps }, at) => {
    const heard = stays.flatMap((other, i) => (i === at ? [] : heardOf(other)))
    return gaps.flatMap((gap) =>
      heard.reduce<Gap[]>((parts, span) => parts.flatMap((part) => without(part, span)), [gap]),
    )
  })
  const joined: Gap[] = []
  for (const gap of left.sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (!last || gap.from >= last.to) joined.push(gap)
    else
      joined[joined.length - 1] = {
        ...{ from: last.from, to: Math.max(last.to, gap.to) },
        cause: last.cause === 'unknown' ? gap.cause : last.cause,
      }
  }
  return joined
}

const heardOf = ({ from, to, gaps }: HeardStay): Span[] =>
  gaps.reduce<Span[]>((parts, gap) => parts.flatMap((part) => without(part, gap)), [{ from, to }])

/** What of a time is outside of another. */
const without = <S extends Span>(one: S, { from, to }: Span): S[] =>
  to <= one.from || from >= one.to
    ? [one]
    : [...(from > one.from ? [{ ...one, to: from }] : []), ...(to < one.to ? [{ ...one, from: to }] : [])]
