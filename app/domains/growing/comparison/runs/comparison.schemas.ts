import { z } from 'zod'
import { PhotoDocument } from '#shared/photo-document.ts'
import { alignments, figureNames, MOST_RUNS, seriesNames } from './comparison.kinds.ts'

/** Slugs, with commas between them: a link keeps what was chosen. */
export const ComparisonFilter = z.object({
  plants: z
    .string()
    .trim()
    .max(800)
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .refine((slugs) => slugs.length >= 2 && slugs.length <= MOST_RUNS, `Escolha de 2 a ${MOST_RUNS} plantas.`),
  align: z.enum(alignments).default('inicio'),
})
export type ComparisonFilter = z.infer<typeof ComparisonFilter>

const day = z.number().int()
export const Run = z.object({
  slug: z.string(),
  name: z.string(),
  user: z.object({ nickname: z.string() }),
  genetic: z.string().nullable(),
  private: z.boolean(),
  /** Day 0 of its days; null when it was never in that phase. */
  from: z.iso.date().nullable(),
  phases: z.array(z.object({ slug: z.string(), name: z.string(), from: day, to: day })),
  /** A number that is not known is null, never 0. Costs are there for its grower alone. */
  figures: z.record(z.enum(figureNames), z.number().nullable()),
  /** By day, at most 300 points; days without a value are absent. */
  series: z.record(z.enum(seriesNames), z.array(z.tuple([day, z.number()]))),
  photos: z.array(z.object({ day, document: PhotoDocument })),
})
export type Run = z.infer<typeof Run>

export const Comparison = z.object({
  align: z.enum(alignments),
  /** The last day of the longest run. */
  days: day,
  runs: z.array(Run),
  /** What differs most, first; `most` and `least` are places in `runs`. */
  differences: z.array(z.object({ figure: z.enum(figureNames), most: day, least: day, ratio: z.number() })),
  /** Whether anybody may open the link. */
  open: z.boolean(),
  /** The source of the band of VPD. */
  band_from: z.string(),
})
export type Comparison = z.infer<typeof Comparison>
