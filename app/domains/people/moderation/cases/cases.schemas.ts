import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { rowId } from '#shared/row-id.ts'
import { Sure } from '#shared/sure.ts'
import { typedDay } from '#shared/typed-day.ts'
import { reportCategories } from '../reports/category.kinds.ts'
import { appealOutcomes, caseStates, entryKinds, outcomes, reportedKinds } from './case.kinds.ts'

const number = z.number().int()
const person = z.object({ id: number, nickname: z.string() }).nullable()
/** Read by the author. */
const reason = z.string().trim().min(10, 'Escreva o motivo em uma frase. Quem publicou vai ler.').max(1000)

export const CaseFilter = PageInput.extend({
  state: z.enum(caseStates).optional(),
  category: z.enum(reportCategories).optional(),
  kind: z.enum(reportedKinds).optional(),
  assigned: z.enum(['me', 'nobody']).optional(),
  /** With an appeal that waits. */
  appeal: queryBoolean.optional(),
  /** `queue`: waiting ones first, the oldest at the top. */
  order_by: z.enum(['queue', 'created_at', 'last_reported_at', 'reports_count']).default('queue'),
})
export type CaseFilter = z.infer<typeof CaseFilter>

export const CaseCard = z.object({
  id: number,
  kind: z.enum(reportedKinds),
  title: z.string(),
  text: z.string(),
  author: person,
  state: z.enum(caseStates),
  outcome: z.enum(outcomes).nullable(),
  categories: z.array(z.enum(reportCategories)),
  reports_count: number,
  by_system: z.boolean(),
  assigned: person,
  appeal_waits: z.boolean(),
  /** The decision was undone on appeal. */
  reverted: z.boolean(),
  created_at: z.date(),
  last_reported_at: z.date(),
  decided_at: z.date().nullable(),
})
export type CaseCard = z.infer<typeof CaseCard>

export const CasePage = pageOf(CaseCard).extend({
  /** Of each tab, whatever the filters. */
  counts: z.object({ aberta: number, em_analise: number, decidida: number, appeal: number }),
})
export type CasePage = z.infer<typeof CasePage>

/** A thing as it was seen, or as it is. */
export const SeenThing = z.object({
  title: z.string(),
  text: z.string(),
  url: z.string(),
  photos: z.array(PhotoDocument),
})

export const CaseDetail = CaseCard.extend({
  seen: SeenThing,
  /** As it is now; null when it no longer exists. */
  now: SeenThing.nullable(),
  changed: z.boolean(),
  reports: z.array(
    z.object({
      id: number,
      nickname: z.string().nullable(),
      by_system: z.boolean(),
      category: z.enum(reportCategories),
      text: z.string(),
      created_at: z.date(),
    }),
  ),
  history: z.array(
    z.object({ id: number, nickname: z.string().nullable(), kind: z.enum(entryKinds), text: z.string(), at: z.date() }),
  ),
  /** Other cases of the same author, newest first. */
  earlier: z.array(CaseCard),
  reason: z.string().nullable(),
  decided_by: person,
  suspended_until: z.date().nullable(),
  appeal: z
    .object({
      text: z.string(),
      created_at: z.date(),
      outcome: z.enum(appealOutcomes).nullable(),
      reason: z.string().nullable(),
      decided_at: z.date().nullable(),
    })
    .nullable(),
  team: z.array(z.object({ id: number, nickname: z.string() })),
  /** `why_not` says why the viewer may not decide what waits. */
  can: z.object({ decide: z.boolean(), decide_appeal: z.boolean(), why_not: z.string().nullable() }),
})
export type CaseDetail = z.infer<typeof CaseDetail>

export const CaseRef = z.object({ id: rowId })

/** `assigned_to`: a user id, or empty for nobody. */
export const CaseAssign = CaseRef.extend({ assigned_to: rowId.nullable().default(null), opened: Opened })
export type CaseAssign = z.infer<typeof CaseAssign>

export const CaseNote = CaseRef.extend({
  text: z.string().trim().min(1).max(2000),
  idempotency_key: z.uuid().optional(),
})
export type CaseNote = z.infer<typeof CaseNote>

/** `until`: the last day of a suspension, in São Paulo. */
export const CaseDecision = CaseRef.extend({
  outcome: z.enum(outcomes, 'Escolha o que fazer.'),
  reason,
  until: typedDay.optional(),
  sure: Sure.optional(),
}).refine(({ outcome, until }) => outcome !== 'suspender' || until, {
  path: ['until'],
  message: 'Escolha até que dia a conta fica suspensa.',
})
export type CaseDecision = z.infer<typeof CaseDecision>

export const AppealDecision = CaseRef.extend({
  outcome: z.enum(appealOutcomes, 'Escolha o que fazer com o recurso.'),
  reason,
})
export type AppealDecision = z.infer<typeof AppealDecision>
