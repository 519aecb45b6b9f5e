import { z } from 'zod'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'

export const AccessFilter = PageInput
export type AccessFilter = z.infer<typeof AccessFilter>

export const UserAccessFilter = PageInput.extend({ user_id: rowId })
export type UserAccessFilter = z.infer<typeof UserAccessFilter>

export const Access = z.object({
  id: z.number().int(),
  kind: z.enum(['login', 'use', 'logout']),
  /** 'Chrome no Android'. */
  device: z.string(),
  ip: z.string(),
  user_agent: z.string(),
  at: z.date(),
})
export type Access = z.infer<typeof Access>

export const AccessPage = pageOf(Access)
export type AccessPage = z.infer<typeof AccessPage>
