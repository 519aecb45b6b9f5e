import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { ModeProgram } from './mode-program.schemas.ts'

const id = z.number().int()
const note = z.string().trim().max(200, 'Use no máximo 200 caracteres.').default('')

/** What is called what, for sentences about a program. */
export const ModeNamesOf = z.object({
  sensors: z.array(z.object({ key: z.string(), name: z.string(), unit: z.string(), decimals: z.number().int() })),
  channels: z.array(z.object({ slug: z.string(), name: z.string(), has_level: z.boolean() })),
})

/** A mode in a list to choose from. */
export const ModeChoice = z.object({
  id,
  order_by: z.number().int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  cycles: z.array(z.string()),
  version: z.number().int(),
  /** The viewer's own ('meu-modo'). */
  own: z.boolean(),
})
export type ModeChoice = z.infer<typeof ModeChoice>

export const ModelModes = z.object({ data: z.array(ModeChoice) })
export const ModelModesRef = z.object({ id: rowId })

export const ModeFilter = PageInput.extend({ model_id: rowId.optional() })
export type ModeFilter = z.infer<typeof ModeFilter>
export const ModeCard = ModeChoice.omit({ own: true }).extend({
  model: z.object({ id, name: z.string() }),
  blocks_count: z.number().int(),
  updated_at: z.date(),
})
export type ModeCard = z.infer<typeof ModeCard>
export const ModePage = pageOf(ModeCard)
export type ModePage = z.infer<typeof ModePage>

export const ModeVersion = z.object({
  version: z.number().int(),
  hash: z.string(),
  note: z.string(),
  program: ModeProgram,
  by: z.string().nullable(),
  created_at: z.date(),
})
export type ModeVersion = z.infer<typeof ModeVersion>

export const ModeDetail = ModeCard.extend({
  program: ModeProgram,
  names: ModeNamesOf,
  /** Newest first. */
  versions: z.array(ModeVersion),
  /** Robots that are told to follow it. */
  followers: z.number().int(),
  can: z.object({ update: z.boolean() }),
})
export type ModeDetail = z.infer<typeof ModeDetail>

export const ModeRef = z.object({ id: rowId })
const words = {
  name: z.string().trim().min(2).max(40),
  description: z.string().trim().max(500).default(''),
  cycles: z.array(z.string().max(40)).max(10).default([]),
}
export const ModeInput = z.object({
  ...words,
  model_id: rowId,
  slug: z
    .string()
    .trim()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use só letras minúsculas, números e hífen.')
    .max(40),
  program: ModeProgram.default(() => ModeProgram.parse({})),
})
export type ModeInput = z.infer<typeof ModeInput>
export const ModeWords = ModeRef.extend({ ...words, opened: Opened })
export type ModeWords = z.infer<typeof ModeWords>
/** What is built, and of which version its form was opened. */
export const ProgramBuilt = z.object({ program: ModeProgram, note, opened: Opened })
export const ModeRewrite = ModeRef.extend(ProgramBuilt.shape)
export type ModeRewrite = z.infer<typeof ModeRewrite>
/** The place among the modes of its model; 0 is first. */
export const ModeMove = ModeRef.extend({ to: z.coerce.number().int().min(0).max(1000) })
export type ModeMove = z.infer<typeof ModeMove>
