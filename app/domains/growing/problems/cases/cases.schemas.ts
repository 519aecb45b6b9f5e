import { z } from 'zod'
import { PlantRef } from '#domains/garden/garden/plants/plants.schemas.ts'
import { Opened } from '#shared/opened.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { rowId } from '#shared/row-id.ts'
import { typedDay, typedRecentDay } from '#shared/typed-day.ts'
import { typedText } from '#shared/written.ts'
import { Guess, KnownProblem, PlantMark, ProblemSigns } from '../guessing/guess.schemas.ts'
import { placeSlugs } from '../guessing/signs.kinds.ts'
import { entryKinds, MOST_SAFETY_DAYS, outcomes } from './case.kinds.ts'

const number = z.number().int()
const day = z.iso.date()
const note = typedText().max(5000)
const photo_ids = z.array(rowId).max(10).default([])
const key = { idempotency_key: z.uuid().optional() }

/** One of the table, own words, or neither: nobody knows yet. */
const Named = z.object({
  problem: KnownProblem.optional(),
  own_name: typedText().max(80).default(''),
})
export type ProblemName = z.infer<typeof Named>

export const ProblemOpen = Named.extend({
  ...PlantRef.shape,
  ...ProblemSigns.shape,
  ...key,
  seen_on: typedRecentDay,
  text: note.default(''),
  photo_ids,
})
export type ProblemOpen = z.infer<typeof ProblemOpen>

export const ProblemRef = z.object({ case_id: rowId })
export const ProblemRename = Named.extend({
  ...ProblemRef.shape,
  own_name: Named.shape.own_name.removeDefault().optional(),
  opened: Opened,
})
export type ProblemRename = z.infer<typeof ProblemRename>

export const ProblemNote = ProblemRef.extend({ ...key, on: typedRecentDay, text: note.default(''), photo_ids })
export type ProblemNote = z.infer<typeof ProblemNote>

export const ProblemTreat = ProblemRef.extend({
  ...key,
  on: typedRecentDay,
  text: note.min(1),
  product: typedText().max(120).default(''),
  /** From the product's label; none is taken for granted. */
  safety_days: z.number().int().min(0).max(MOST_SAFETY_DAYS).nullish(),
  photo_ids,
})
export type ProblemTreat = z.infer<typeof ProblemTreat>

export const ProblemRecheck = ProblemRef.extend({ ...key, due_on: typedDay })
export type ProblemRecheck = z.infer<typeof ProblemRecheck>

export const ProblemClose = ProblemRef.extend({ ...key, outcome: z.enum(outcomes), text: note.default('') })
export type ProblemClose = z.infer<typeof ProblemClose>
export const ProblemReopen = ProblemRef.extend({ ...key, text: note.default('') })
export type ProblemReopen = z.infer<typeof ProblemReopen>
export const ProblemEntryRef = ProblemRef.extend({ entry_id: rowId })
export type ProblemEntryRef = z.infer<typeof ProblemEntryRef>

export const ProblemEntry = z.object({
  id: number,
  kind: z.enum(entryKinds),
  on: day,
  text: z.string(),
  product: z.string(),
  safety_days: number.nullable(),
  /** The last day of the interval has passed from this one on; null without an interval. */
  harvest_from: day.nullable(),
  outcome: z.enum(outcomes).nullable(),
  /** The task of a re-check, as it stands now; null when it was deleted. */
  task: z.object({ id: number, due_on: day, closed: z.boolean() }).nullable(),
  photos: z.array(z.object({ document: PhotoDocument })),
  /** Written by the team, which may tend plants, and not by its grower. */
  by_team: z.boolean(),
})
export type ProblemEntry = z.infer<typeof ProblemEntry>

export const ProblemCard = z.object({
  id: number,
  problem: KnownProblem.nullable(),
  own_name: z.string(),
  /** What it is called: the table's word, else the grower's own. */
  name: z.string(),
  seen_on: day,
  outcome: z.enum(outcomes).nullable(),
  closed_on: day.nullable(),
  /** The next re-check that is still to be done. */
  recheck_on: day.nullable(),
})
export type ProblemCard = z.infer<typeof ProblemCard>

/** All cases of a plant, open ones first, and until when what it was treated with keeps it from being harvested. */
export const ProblemCases = z.object({ data: z.array(ProblemCard), harvest_from: day.nullable() })
export type ProblemCases = z.infer<typeof ProblemCases>

export const ProblemDetail = ProblemCard.extend({
  plant: z.object({ id: number, slug: z.string(), name: z.string(), started_on: day }),
  places: z.array(z.enum(placeSlugs)),
  marks: z.array(PlantMark),
  /** What the table says of these signs now. */
  guesses: z.array(Guess),
  /** Newest first. */
  entries: z.array(ProblemEntry),
  /** Tasks are its grower's alone. */
  can: z.object({ recheck: z.boolean() }),
})
export type ProblemDetail = z.infer<typeof ProblemDetail>
