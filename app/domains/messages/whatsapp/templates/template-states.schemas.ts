import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { templateStates } from './template-state.kinds.ts'

export const TemplateStateRef = z.object({ id: rowId })

export const TemplateStanding = z.object({
  ...{ id: z.number().int(), name: z.string(), body: z.string() },
  state: z.enum(templateStates),
  reason: z.string().nullable(),
  checked_at: z.date().nullable(),
  /** Whether this server can ask Meta. */
  configured: z.boolean(),
})
export type TemplateStanding = z.infer<typeof TemplateStanding>

/** Of how many templates Meta said something. */
export const TemplatesChecked = z.object({ checked: z.number().int() })
