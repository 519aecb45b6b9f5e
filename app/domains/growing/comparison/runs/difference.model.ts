import { timesAs } from '#shared/difference.ts'
import { type FigureName, type Figures, figureNames } from './comparison.kinds.ts'

export type Difference = { figure: FigureName; most: number; least: number; ratio: number }

/**
 * What differs most, first. The rule: of each figure that two runs or more have, the largest value divided by the smallest;
 * a figure counts from 10 % on, and where the smallest is 0 it counts by the largest alone, after the others. A figure that
 * only says how long or how often the same was done (days, waterings, feedings) goes behind an equal one that measures. Water of
 * a run with few waterings noted tells of the notes, not of the plant: it does not count.
 */
export function differences(runs: readonly Figures[], most = 3): Difference[] {
  const often: readonly FigureName[] = ['days', 'waterings', 'feedings']
  return figureNames
    .flatMap((figure) => differenceIn(runs, figure) ?? [])
    .sort(
      (one, other) =>
        other.ratio - one.ratio || Number(often.includes(one.figure)) - Number(often.includes(other.figure)),
    )
    .slice(0, most)
}

const FEWEST_WATERINGS = 3

export const isBarelyWatered = ({ waterings }: Figures) => waterings !== null && waterings < FEWEST_WATERINGS

const counts = (run: Figures, figure: FigureName) =>
  !((figure === 'water_l' || figure === 'waterings') && isBarelyWatered(run))

function differenceIn(runs: readonly Figures[], figure: FigureName): Difference | undefined {
  const known = runs.flatMap((run, at) =>
    run[figure] === null || !counts(run, figure) ? [] : [{ at, value: run[figure] }],
  )
  if (known.length < 2) return undefined
  const sorted = known.toSorted((one, other) => one.value - other.value)
  const [low, high] = [sorted[0], sorted.at(-1)]
  const ratio = low && high && timesAs(low.value, high.value)
  return ratio ? { figure, most: high.at, least: low.at, ratio } : undefined
}
