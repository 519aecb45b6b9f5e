import { z } from 'zod'
import { PhotoDocument } from '#shared/photo-document.ts'
import { appealOutcomes, outcomes, reportedKinds } from '../cases/case.kinds.ts'

export const AppealRef = z.object({ uuid: z.uuid() })

/** A decision, to whom it was about. Nothing in it says who reported. */
export const OwnDecision = z.object({
  uuid: z.uuid(),
  kind: z.enum(reportedKinds),
  title: z.string(),
  text: z.string(),
  /** As the thing had them when it was reported. */
  photos: z.array(PhotoDocument),
  outcome: z.enum(outcomes),
  reason: z.string(),
  decided_at: z.date(),
  suspended_until: z.date().nullable(),
  /** Deadline of the appeal. */
  until: z.date(),
  appeal: z
    .object({
      text: z.string(),
      created_at: z.date(),
      outcome: z.enum(appealOutcomes).nullable(),
      reason: z.string().nullable(),
    })
    .nullable(),
  can: z.object({ appeal: z.boolean() }),
})
export type OwnDecision = z.infer<typeof OwnDecision>

export const AppealCreate = AppealRef.extend({
  text: z.string().trim().min(20, 'Conte em uma ou duas frases por que a decisão está errada.').max(3000),
})
export type AppealCreate = z.infer<typeof AppealCreate>
