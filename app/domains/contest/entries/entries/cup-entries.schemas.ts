import { z } from 'zod'
import { cupPhases } from '#domains/contest/editions/editions/phases.kinds.ts'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'
import { PhotoDocument } from '#shared/photo-document.ts'
import { rowId } from '#shared/row-id.ts'
import { entryStates } from './cup-entry.kinds.ts'
import { proofParts } from './cup-proof.kinds.ts'

export const CupEntryFilter = PageInput.extend({
  copa_edition_id: rowId.optional(),
  modalidade: z.string().trim().max(60).optional(),
  /** Without an edition: of the one whose finalists are configured. */
  finalist: queryBoolean.optional(),
})
export const CupAddressPage = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  per_file: z.coerce.number().int().min(1).max(5000).default(5000),
})
export const CupAddresses = z.object({
  data: z.array(z.object({ slug: z.string(), updated_at: z.date() })),
  total: z.number().int(),
})

export const CupEntryRef = z.object({ uuid: z.uuid() })
export const CupEntryIdRef = z.object({ id: rowId })
export const CupModalityRef = z.object({ slug: z.string().trim().min(1).max(60) })

/** To the day: the hour tells when somebody is at home. */
const TakenPhoto = z.object({ document: PhotoDocument, taken_on: z.string() })

export const CupEntryCard = z.object({
  id: z.number().int(),
  uuid: z.string(),
  title: z.string(),
  modality: z.object({ slug: z.string(), name: z.string() }),
  user: z.object({ nickname: z.string(), photo_url: z.string().nullable() }).nullable(),
  photo: PhotoDocument.nullable(),
  finalist: z.boolean(),
})
export type CupEntryCard = z.infer<typeof CupEntryCard>
export const CupEntryPage = pageOf(CupEntryCard)

/** What the grower shows of the frozen proof; what is not shown is null. */
export const ShownCupProof = z.object({
  frozen_at: z.string(),
  updates: z
    .object({ count: z.number().int(), first_at: z.string().nullable(), last_at: z.string().nullable() })
    .nullable(),
  lineage: z
    .object({ strain: z.string().nullable(), seed_bank: z.string().nullable(), origin: z.string().nullable() })
    .nullable(),
  phases: z.array(z.object({ slug: z.string(), name: z.string(), started_at: z.string() })).nullable(),
  climate: z
    .object({ temperature: z.number(), humidity: z.number(), vpd: z.number(), readings: z.number().int() })
    .nullable(),
  measures: z
    .object({
      height_cm: z.number().nullable(),
      ph: z.number().nullable(),
      ec: z.number().nullable(),
      count: z.number().int(),
    })
    .nullable(),
  waterings: z.object({ count: z.number().int(), litres: z.number() }).nullable(),
})
export type ShownCupProof = z.infer<typeof ShownCupProof>

export const CupEntryDetail = CupEntryCard.extend({
  report: z.string(),
  photos: z.array(TakenPhoto),
  proof: ShownCupProof,
  /** SHA-256 of the whole proof: what is not shown is proven too, when its grower shows it later. */
  proof_hash: z.string(),
  edition: z.object({ slug: z.string(), name: z.string(), phase: z.enum(cupPhases).nullable() }),
  created_at: z.date(),
  /** For its grower and staff alone; for others it competes. */
  own: z
    .object({
      state: z.enum(entryStates),
      reason: z.string().nullable(),
      appeal: z.string().nullable(),
      appeal_answer: z.string().nullable(),
      shown: z.array(z.enum(proofParts)),
      photo_ids: z.array(z.number().int()),
    })
    .nullable(),
  can: z.object({ change: z.boolean(), withdraw: z.boolean(), appeal: z.boolean(), report: z.boolean() }),
})
export type CupEntryDetail = z.infer<typeof CupEntryDetail>

export const CupEntryInput = z.object({
  title: z.string().trim().min(3, 'Dê um nome com pelo menos 3 letras.').max(80),
  report: z.string().trim().max(5000).default(''),
  photo_ids: z
    .array(rowId)
    .min(1, 'Escolha pelo menos uma foto da planta.')
    .max(12, 'Escolha até 12 fotos.')
    .prefault([]),
  shown: z.array(z.enum(proofParts)).default([]),
})
export const CupEntryCreate = CupEntryInput.extend({
  slug: z.string().trim().min(1).max(60),
  plant_id: rowId,
})
export const CupEntryChange = CupEntryInput.extend({ uuid: z.uuid(), opened: Opened })
export const CupAppeal = CupEntryRef.extend({
  appeal: z.string().trim().min(10, 'Conte com pelo menos 10 letras por que discorda.').max(3000),
})

/** Plants that the viewer may enter, and the photos that each has. */
export const CupCandidates = z.object({
  modality: z.object({ slug: z.string(), name: z.string() }),
  open: z.boolean(),
  own: z.object({ uuid: z.string(), title: z.string(), state: z.enum(entryStates) }).nullable(),
  plants: z.array(z.object({ id: z.number().int(), name: z.string(), slug: z.string(), private: z.boolean() })),
})
export const CupPhotosRef = z.object({ plant_id: rowId })
export const CupPlantPhotos = z.object({
  data: z.array(z.object({ id: z.number().int(), document: PhotoDocument, taken_at: z.date() })),
})

export const StaffEntryFilter = CupEntryFilter.omit({ finalist: true }).extend({
  state: z.enum(entryStates).optional(),
  order_by: z.enum(['created_at', 'blind_number', 'title']).default('created_at'),
})
export const StaffEntry = CupEntryCard.extend({
  blind_number: z.number().int(),
  state: z.enum(entryStates),
  reason: z.string().nullable(),
  appeal: z.string().nullable(),
  appeal_answer: z.string().nullable(),
  created_at: z.date(),
})
export type StaffEntry = z.infer<typeof StaffEntry>
export const StaffEntryPage = pageOf(StaffEntry)
export const CupDisqualify = CupEntryRef.extend({
  reason: z.string().trim().min(10, 'Diga o motivo com pelo menos 10 letras: o grower o lê.').max(1000),
})
export const CupAppealAnswer = CupEntryRef.extend({
  accepted: z.boolean(),
  answer: z.string().trim().min(10, 'Responda com pelo menos 10 letras.').max(1000),
})
