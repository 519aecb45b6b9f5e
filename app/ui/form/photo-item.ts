/** A photo in a form, from the moment it is chosen. */
export type PhotoItem = {
  key: string
  /** Where the picture can be seen; empty for an id that came back without its picture. */
  url: string
  /** Once uploaded. */
  id?: string
  file?: File
  progress: number
  error?: string
  /** A refused file can't be tried again. */
  final?: boolean
  /** It waited on this phone before this form was opened. */
  kept?: boolean
  /** No signal: it waits with its form. */
  waits?: boolean
}
