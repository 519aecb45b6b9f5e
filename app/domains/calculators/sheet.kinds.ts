import type { IconName } from '#ui/components/icon-names.ts'
import type { Reading } from './reading.kinds.ts'
import type { Profile } from './target-profiles.kinds.ts'

type Asked = {
  name: string
  label: string
  help?: string
  /** true unless said otherwise. */
  required?: boolean
  /** As wide as two fields. */
  wide?: boolean
  /** What stands in it before anything is typed. */
  initial?: string
}

export type NumberEntry = Asked & {
  kind: 'number'
  unit?: string
  prefix?: string
  min: number
  max: number
  example: string
}
export type ChoiceEntry = Asked & {
  kind: 'choice'
  options: readonly { value: string; label: string }[]
  placeholder?: string
}
export type SidesEntry = Asked & { kind: 'sides'; on: string; off: string }
export type TextEntry = Asked & { kind: 'text'; max: number; example: string }
export type Entry = NumberEntry | ChoiceEntry | SidesEntry | TextEntry

/** What stands in the fields, as text, by name. */
export type Typed = Record<string, string>
/** What was understood of it. */
export type Read = { numbers: Record<string, Reading>; words: Record<string, string> }

export type Figure = { label: string; value: string; hint?: string }

export type Answer = {
  /** The first one is the answer, the others go with it. */
  figures: Figure[]
  /** What it means, a sentence each. */
  meaning: string[]
  /** The value among the bands of a profile. */
  bands?: { profile: Profile; value: number; unit: string }
  /** The sum with the person's own numbers, a line each. */
  working: string[]
}

/** One calculator: what it asks, what it answers, and how it got there. */
export type Sheet = {
  slug: string
  /** For the row of calculators. */
  name: string
  icon: IconName
  title: string
  text: string
  entries: (typed: Typed) => Entry[]
  /** Sentences about numbers that do not go together, by field. */
  refuse?: (read: Read) => Record<string, string>
  answer: (read: Read) => Answer | null
  how: { formula: string[]; words: string[]; source: string }
  /** Filled in by 'Ver um exemplo'. */
  sample: Typed
}
