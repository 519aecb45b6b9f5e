import { z } from 'zod'
import { DataExport } from '#domains/people/privacy/index.ts'

export const ProcessCopyRef = z.object({ token: z.string().trim().max(60) })
export type ProcessCopyRef = z.infer<typeof ProcessCopyRef>

export const ProcessCopy = z.object({ latest: DataExport.nullable() })
export type ProcessCopy = z.infer<typeof ProcessCopy>
