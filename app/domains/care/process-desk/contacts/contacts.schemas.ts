import type { z } from 'zod'
import { QueueFilter, TicketAnswer, TicketRef } from '#domains/people/support/tickets/tickets.schemas.ts'

export const CareContactFilter = QueueFilter.omit({ landing: true, topic: true })
export type CareContactFilter = z.infer<typeof CareContactFilter>

export const CareContactRef = TicketRef.pick({ uuid: true })
/** What is written in an answer, wherever the contact is answered. */
export const TicketAnswerText = TicketAnswer.omit({ uuid: true })

export type CareContactRef = z.infer<typeof CareContactRef>
