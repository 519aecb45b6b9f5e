/** Target of an act, as in its form's URL; of 'plants' the slug is their ids: '12,15'. */
export type QueuedTarget = { kind: 'plant' | 'plants' | 'space' | 'lesson' | 'score'; slug: string; name: string }

/** What a form provides so that it can be queued: owner, target and label. */
export type ForLater = {
  user_id: number
  target: QueuedTarget
  label: string
  /** Where it is sent; to the journal by default. */
  sent_to?: string
  /** Fields that have to be filled in ('text|photo_ids': one of both): nothing is kept of a form whose server would refuse it for them. */
  needs?: string[]
  /** Fields of the journal's form, for one that is not that form but does the same. */
  as?: Record<string, string>
}

/**
 * A photo of a queued act. Its bytes are kept until the act is stored, because the server deletes unused uploads after
 * a day.
 */
export type QueuedPhoto = {
  /** Idempotency key of the upload. */
  key: string
  name: string
  blob: Blob
  /** File id on the server, once uploaded. */
  id?: string
  /** Why the server rejected it, in pt-BR. */
  refused?: string
}

/** Why an act was refused, in pt-BR. */
export type Refusal = { status: number; message: string; errors: Record<string, string[]>; similar: number[] }

/** An act queued on the phone. Removed only by its owner or after it was sent. */
export type QueuedAct = {
  /** Idempotency key on the server. */
  key: string
  user_id: number
  target: QueuedTarget
  /** 'Rega': display name. */
  label: string
  sent_to?: string
  /** The submitted form fields. */
  fields: [name: string, value: string][]
  queued_at: string
  /** Missing in records of earlier versions of the site. */
  photos?: QueuedPhoto[]
  /** The keys it had before it was corrected. */
  mends?: string[]
  /** Set: waits for the user's decision instead of being sent. */
  refused?: Refusal
}
