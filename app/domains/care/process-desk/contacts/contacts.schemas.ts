import type { z } from 'zod'
import { QueueFilter, TicketRef } from '#domains/people/support/tickets/tickets.schemas.ts'

export const CareContactFilter = QueueFilter.omit({ landing: true, topic: true })
export type CareContactFilter = z.infer<typeof CareContactFilter>

export const CareContactRef = TicketRef.pick({ uuid: true })
export type CareContactRef = z.infer<typeof CareContactRef>
