import { z } from 'zod'
import { problemSlugs } from './problem-tree.kinds.ts'
import { markSlugs, placeSlugs } from './signs.kinds.ts'

export const KnownProblem = z.enum(problemSlugs)
export const PlantMark = z.enum(markSlugs)

/** In an address one value alone is no list. */
const list = <Value extends z.ZodType>(value: Value, most: number, missing: string) =>
  z.preprocess(
    (given) => (given === undefined ? [] : [...new Set([given].flat())]),
    z.array(value).min(1, missing).max(most),
  )

export const ProblemSigns = z.object({
  places: list(z.enum(placeSlugs), placeSlugs.length, 'Marque onde aparece.'),
  marks: list(PlantMark, markSlugs.length, 'Marque ao menos um sinal.'),
})
export type ProblemSigns = z.infer<typeof ProblemSigns>

export const sureness = ['baixa', 'media', 'alta'] as const

/** What it may be by the table, and what of it was seen. */
export const Guess = z.object({
  problem: KnownProblem,
  sure: z.enum(sureness),
  /** Signs that both have, of all that either has. */
  common: z.number().int(),
  of: z.number().int(),
  there: z.array(z.enum(placeSlugs)),
  seen: z.array(PlantMark),
  /** Its signs that nobody saw; what was seen and is none of its signs. */
  missing: z.array(PlantMark),
  besides: z.array(PlantMark),
})
export type Guess = z.infer<typeof Guess>
export const Guesses = z.object({ data: z.array(Guess) })
export type Guesses = z.infer<typeof Guesses>
