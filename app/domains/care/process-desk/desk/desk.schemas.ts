import { z } from 'zod'
import { areas, processKinds, seats, waitedFor } from '#domains/care/processes/processes/process.kinds.ts'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { situations } from './situation.kinds.ts'

export const ProcessFilter = PageInput.extend({
  /** In which area one looks; the area of the viewer when left out. */
  area: z.enum(areas).optional(),
  status_id: rowId.optional(),
  kind: z.enum(processKinds).optional(),
  tag_id: rowId.optional(),
  waits_for: z.enum(waitedFor).optional(),
  /** Only those without a seat taken. */
  without_team: queryBoolean.optional(),
  /** Only those whose turn is the viewer's; with documents to check; with messages that the viewer has not seen. */
  mine: queryBoolean.optional(),
  to_check: queryBoolean.optional(),
  unread: queryBoolean.optional(),
  /** Left out: a client's own all, of the others those under way. */
  situation: z.enum(situations).optional(),
  /** Only those whose last day is over. */
  late: queryBoolean.optional(),
  /** Only those with a document that lapses within 30 days. */
  expiring: queryBoolean.optional(),
  /** `waiting`: what waits for the viewer first, among those what has waited longest. */
  order_by: z.enum(['status_since', 'waiting', 'due_on', 'created_at', 'client']).default('status_since'),
})
export type ProcessFilter = z.infer<typeof ProcessFilter>

export const ProcessCard = z.object({
  token: z.string(),
  number: z.number().int(),
  kind: z.enum(processKinds),
  /** Full name, for who works on it. */
  client: z.string(),
  status: z.object({ id: z.number().int(), name: z.string() }),
  status_since: z.date(),
  /** The last day that its status gives; null without one, and for the client. */
  due_on: z.string().nullable(),
  /** When a defence has its day. */
  set_for: z.date().nullable(),
  created_at: z.date(),
  waits_for: z.enum(waitedFor),
  team: z.array(z.object({ seat: z.enum(seats), nickname: z.string() })),
  tags: z.array(z.string()),
  /** Documents that were sent and are not decided, of the compartments of the viewer. */
  to_check: z.number().int(),
  /** Required ones of the checklist that are missing or refused. */
  missing: z.number().int(),
  /** Texts that wait for the viewer's signature. */
  to_sign: z.number().int(),
  unread: z.number().int(),
})
export type ProcessCard = z.infer<typeof ProcessCard>
export const ProcessPage = pageOf(ProcessCard)

export const ProcessDesk = z.object({
  area: z.enum(areas),
  /** Sees all processes and hands them out. */
  reception: z.boolean(),
  open: z.number().int(),
  waiting: z.number().int(),
  to_check: z.number().int(),
  unread: z.number().int(),
  without_team: z.number().int(),
  /** Whose last day is over; 0 for the client. */
  late: z.number().int(),
  /** Requests of the public page that wait for an answer; null for who does not answer them. */
  contacts: z.number().int().nullable(),
  /** Own appointments of which a client asks for another time. */
  other_times: z.number().int(),
  /** Of each status, in its order. */
  statuses: z.array(z.object({ id: z.number().int(), name: z.string(), count: z.number().int() })),
  /** Where the reception and the administration may put several at once: none that closes a process. */
  moves_to: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** The client's own process; null for the others, and for who has none. */
  own: z.object({ token: z.string() }).nullable(),
})
export type ProcessDesk = z.infer<typeof ProcessDesk>

export const ProcessDeskQuery = z.object({ area: z.enum(areas).optional() })
export type ProcessDeskQuery = z.infer<typeof ProcessDeskQuery>
