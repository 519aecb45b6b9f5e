import { z } from 'zod'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { typedText } from '#shared/written.ts'
import { dayOrders, isColumnUse } from '../planning/column.kinds.ts'
import { phasesNow, rowOutcomes, rowStates } from '../planning/plan.kinds.ts'
import { importFormats, MOST_COLUMNS } from '../reading/sheet.kinds.ts'
import { importStates } from './import.kinds.ts'

export const ImportRef = z.object({ uuid: z.string().trim().max(60) })
export type ImportRef = z.infer<typeof ImportRef>

const ImportMapping = z.object({
  /** What each column of the file means, in its order; '' or '-' leaves it out. */
  columns: z
    .array(
      typedText()
        .max(40)
        .transform((use) => (use === '-' ? '' : use))
        .refine(isColumnUse, 'Escolha uma das opções.'),
    )
    .max(MOST_COLUMNS)
    .default([]),
  order: z.enum(dayOrders).default('dmy'),
  plant_name: typedText().max(120).default(''),
  space_id: rowId.nullable().default(null),
})
export const ImportMatch = ImportRef.extend(ImportMapping.shape)
export type ImportMatch = z.infer<typeof ImportMatch>

/**
 * `doubtful`: rows in doubt are written all the same. `phases`: what new plants are in by now whose file says no phase;
 * noted with their last row.
 */
export const ImportStart = ImportRef.extend({
  doubtful: z.boolean().default(false),
  phases: z
    .array(z.object({ plant: z.string().max(200), phase: z.enum(phasesNow).optional() }))
    .max(500)
    .default([]),
})
export type ImportStart = z.infer<typeof ImportStart>

export const ImportRows = ImportRef.extend(PageInput.pick({ page: true, per_page: true, show: true }).shape).extend({
  state: z.enum(rowStates).optional(),
})
export type ImportRows = z.infer<typeof ImportRows>

const count = z.number().int()

export const ImportCard = z.object({
  uuid: z.string(),
  state: z.enum(importStates),
  format: z.enum(importFormats),
  file_name: z.string(),
  rows: count,
  created_at: z.date(),
  finished_at: z.date().nullable(),
  undone_at: z.date().nullable(),
})
export type ImportCard = z.infer<typeof ImportCard>
export const ImportList = z.object({ data: z.array(ImportCard) })

export const ImportDetail = ImportCard.extend({
  header: z.array(z.string()),
  /** The first rows, as they stand in the file. */
  sample: z.array(z.object({ number: count, cells: z.array(z.string()) })),
  mapping: ImportMapping,
  photos: count,
  counts: z.partialRecord(z.enum(rowStates), count),
  /** `asks_phase`: the file says no phase of it. */
  new_plants: z.array(z.object({ name: z.string(), started_on: z.iso.date(), asks_phase: z.boolean() })),
  /** Of what was written: how much is undone, and what stayed and why. */
  undone: count,
  kept: z.array(z.object({ says: z.string(), count })),
})
export type ImportDetail = z.infer<typeof ImportDetail>

export const ImportRow = z.object({
  number: count,
  state: z.enum(rowStates),
  outcome: z.enum(rowOutcomes),
  plant: z.string().nullable(),
  at: z.date().nullable(),
  /** What it becomes: labels of activities, with what was measured as it is stored: 'Rega: 500 ml, EC 1,4 mS/cm'. */
  acts: z.array(z.string()),
  text: z.string(),
  says: z.string(),
})
export type ImportRow = z.infer<typeof ImportRow>
export const ImportRowPage = pageOf(ImportRow)
