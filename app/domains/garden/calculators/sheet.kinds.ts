import type { Term } from '#ui/components/help.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import type { Reading } from './reading.kinds.ts'
import type { Profile } from './target-profiles.kinds.ts'

type EntryBase = {
  name: string
  label: string
  help?: string
  /** true by default. */
  required?: boolean
  /** Spans two columns. */
  wide?: boolean
  /** Initial value. */
  initial?: string
}

export type NumberEntry = EntryBase & {
  kind: 'number'
  unit?: string
  prefix?: string
  min: number
  max: number
  example: string
}
export type ChoiceEntry = EntryBase & {
  kind: 'choice'
  options: readonly { value: string; label: string }[]
  placeholder?: string
}
export type SidesEntry = EntryBase & { kind: 'sides'; on: string; off: string }
export type TextEntry = EntryBase & { kind: 'text'; max: number; example: string }
export type Entry = NumberEntry | ChoiceEntry | SidesEntry | TextEntry

/** Field values as text, by name. */
export type Typed = Record<string, string>
/** Parsed values. */
export type Read = { numbers: Record<string, Reading>; words: Record<string, string> }

/** `own`: what is said of the value beside what its word means. */
export type Figure = { label: string; value: string; hint?: string; term?: Term; own?: string }

export type Answer = {
  /** The first one is the main result. */
  figures: Figure[]
  /** Interpretation, one sentence each. */
  meaning: string[]
  /** Position of the value in the bands of a profile. */
  bands?: { profile: Profile; value: number; unit: string }
  /** The calculation with the user's numbers, line by line. */
  working: string[]
}

/** One calculator: fields, result and explanation. */
export type Sheet = {
  slug: string
  /** Short name for the navigation. */
  name: string
  icon: IconName
  title: string
  text: string
  entries: (typed: Typed) => Entry[]
  /** Cross-field validation: messages by field. */
  refuse?: (read: Read) => Record<string, string>
  answer: (read: Read) => Answer | null
  how: { formula: readonly string[]; words: string[]; source: string }
  /** Values of 'Ver um exemplo'. */
  sample: Typed
}
