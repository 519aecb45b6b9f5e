/** What a grower may show of the proof, each by itself. */
export const proofParts = ['diary', 'lineage', 'phases', 'climate', 'measures', 'waterings'] as const
export type ProofPart = (typeof proofParts)[number]
export type ShownProof = Partial<Record<ProofPart, boolean>>

/** What the plant's journal said at entry. Moments are ISO 8601 in UTC; what the journal doesn't know is null. */
export type CupProof = {
  version: 1
  /** Random: without it nobody finds what is not shown by trying what gives the same hash. */
  salt: string
  plant_id: number
  frozen_at: string
  lineage: { strain: string | null; seed_bank: string | null; origin: string | null }
  phases: { slug: string; name: string; started_at: string }[]
  /** Over the plant's life: °C, %, kPa. */
  climate: { temperature: number; humidity: number; vpd: number; readings: number } | null
  measures: { height_cm: number | null; ph: number | null; ec: number | null; count: number }
  waterings: { count: number; litres: number }
  updates: { count: number; first_at: string | null; last_at: string | null }
  photos: { file_id: number; taken_at: string }[]
}
