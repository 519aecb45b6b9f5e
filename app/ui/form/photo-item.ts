/** A photo in a form, from the moment it is chosen. */
export type PhotoItem = {
  key: string
  /** URL of the picture; empty for an id returned without it. */
  url: string
  /** Once uploaded. */
  id?: string
  file?: File
  progress: number
  error?: string
  /** Rejected for good: no retry. */
  final?: boolean
  /** Was queued on this device before this form was opened. */
  kept?: boolean
  /** Offline: queued with its form. */
  waits?: boolean
}
