import { z } from 'zod'
import { queryBoolean } from '#shared/pagination.ts'
import { typedText } from '#shared/written.ts'
import { PlanFilter, PlanRef } from './plans.schemas.ts'

/** Filter of the admin list: archived and active, unless one is requested. */
export const StaffPlanFilter = PlanFilter.extend({ archived: queryBoolean.optional() })
export type StaffPlanFilter = z.infer<typeof StaffPlanFilter>

const reason = typedText().min(3).max(500)
export const StaffPlanArchive = PlanRef.extend({ archived: z.boolean(), reason })
export const StaffPlanRemoval = PlanRef.extend({ reason })
export type StaffPlanArchive = z.infer<typeof StaffPlanArchive>
export type StaffPlanRemoval = z.infer<typeof StaffPlanRemoval>
