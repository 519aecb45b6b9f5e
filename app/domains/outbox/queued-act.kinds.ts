/** What an act is about, as its form's address names it. */
export type QueuedTarget = { kind: 'plant' | 'space'; slug: string; name: string }

/** What a form says about itself, so that it can wait: whose it is, what about, and its name. */
export type ForLater = { user_id: number; target: QueuedTarget; label: string }

/** A photo of a waiting act. Its bytes stay until the act is taken: a number of the server's alone ends after a day. */
export type QueuedPhoto = {
  /** Under which it is uploaded once, however often it is sent. */
  key: string
  name: string
  blob: Blob
  /** The server's number, once uploaded. */
  id?: string
  /** Why the server did not take it, in words. */
  refused?: string
}

/** Why an act was not taken, in words. */
export type Refusal = { status: number; message: string; errors: Record<string, string[]>; similar: number[] }

/** An act that waits on the phone. Nothing but its owner's choice or a successful sending removes it. */
export type QueuedAct = {
  /** The key under which the server writes it once, however often it is sent. */
  key: string
  user_id: number
  target: QueuedTarget
  /** 'Rega': for people. */
  label: string
  /** The form as it was filled in, name by name. */
  fields: [name: string, value: string][]
  queued_at: string
  /** None in what an earlier version of the site kept. */
  photos?: QueuedPhoto[]
  /** The keys that it had before it was mended. */
  mends?: string[]
  /** It waits for a decision instead of being sent again. */
  refused?: Refusal
}
