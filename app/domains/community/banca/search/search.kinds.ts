/** What is searched, in the order of the page. */
export const searchKinds = [
  'posts',
  'people',
  'plants',
  'spaces',
  'plans',
  'hashtags',
  'product',
  'store',
  'blog',
  'course',
  'cup',
  'help',
] as const
export type SearchKind = (typeof searchKinds)[number]
/** What later domains enter (finders.registry.ts). */
export type EnteredKind = 'product' | 'store' | 'blog' | 'course' | 'cup' | 'help'

/** With fewer letters nearly everything would be found. */
export const SHORTEST = 2
/** Of each kind on the page of everything. */
export const BEST = 4
/** On the page of one kind. */
export const PER_PAGE = 20
/** Kinds beside the one that is looked at are counted up to here. */
export const COUNTED = 100
/** As many of one kind can be paged through. */
export const MOST = 1000

/** How much of a kind is looked for; `most` is where its count ends. */
export type Window = { limit: number; offset: number; most: number }
export type Found<T> = { total: number; data: T[] }
