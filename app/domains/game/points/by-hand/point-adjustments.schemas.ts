import { z } from 'zod'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'

const MOST = 10_000
const whole = `Escreva um número inteiro até ${MOST}, como 20 para dar ou −20 para tirar.`

export const PointAdjustmentInput = z.object({
  nickname: z.string().trim().min(1, 'Escreva o apelido da pessoa.').max(60),
  points: z
    .number(whole)
    .int(whole)
    .min(-MOST, whole)
    .max(MOST, whole)
    .refine((points) => points !== 0, whole),
  reason: z.string().trim().min(5, 'Diga o motivo: a pessoa lê.').max(200),
  idempotency_key: z.uuid(),
})
export type PointAdjustmentInput = z.infer<typeof PointAdjustmentInput>

export const PointAdjustmentRef = z.object({ id: rowId })
export type PointAdjustmentRef = z.infer<typeof PointAdjustmentRef>

export const PointAdjustment = z.object({
  id: z.number().int(),
  nickname: z.string(),
  points: z.number().int(),
  reason: z.string(),
  /** Of the team. */
  by: z.string(),
  created_at: z.date(),
  undone_at: z.date().nullable(),
  can: z.object({ undo: z.boolean() }),
})
export type PointAdjustment = z.infer<typeof PointAdjustment>

export const PointAdjustmentFilter = PageInput.pick({ page: true, per_page: true, show: true })
export type PointAdjustmentFilter = z.infer<typeof PointAdjustmentFilter>
export const PointAdjustmentPage = pageOf(PointAdjustment)
