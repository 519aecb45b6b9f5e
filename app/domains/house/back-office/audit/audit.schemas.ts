import { z } from 'zod'
import { PageInput, pageOf } from '#shared/pagination.ts'

export const auditPeriods = ['day', 'week', 'month', 'year'] as const

export const AuditFilter = PageInput.extend({
  /** 'user.suspended'. */
  action: z.string().max(80).optional(),
  /** Maximum age. */
  period: z.enum(auditPeriods).optional(),
  order_by: z.enum(['at']).default('at'),
})
export type AuditFilter = z.infer<typeof AuditFilter>

export const AuditEntry = z.object({
  id: z.number().int(),
  at: z.date(),
  who: z.object({ id: z.number().int(), nickname: z.string().nullable() }),
  action: z.string(),
  /** 'plant:12'. */
  subject: z.string(),
  /** What it is called, where that is known. */
  name: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  /** What changed, in words. */
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  ip: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** A page of entries, and all actions for the filter. */
export const AuditPage = pageOf(AuditEntry).extend({ actions: z.array(z.string()) })
export type AuditPage = z.infer<typeof AuditPage>
