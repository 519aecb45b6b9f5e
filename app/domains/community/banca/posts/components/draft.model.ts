import { audiences } from '../../audiences/audience.kinds.ts'
import type { PostFields } from '../posts.schemas.ts'

const things = ['space_id', 'plan_cultivation_id', 'about_course_id', 'course_id'] as const

/** Of what else it tells, and who may read it: a draft that forgot that would be published to everybody. */
type Scope = Partial<Pick<PostFields, (typeof things)[number] | 'available_by' | 'teaser'>>

/** `photos`: how many were chosen; they themselves are not kept. */
export type Draft = { text: string; plant_id: number | null; photos: number; scope: Scope }

export const NO_DRAFT: Draft = { text: '', plant_id: null, photos: 0, scope: {} }

/** What a form holds that is worth keeping; null: nothing. */
export function draftOf(form: FormData): Draft | null {
  const text = String(form.get('text') ?? '')
  const plant_id = Number(form.get('other_plant_id') || form.get('plant_id')) || null
  if (!text && !plant_id) return null
  return { text, plant_id, photos: form.getAll('photo_ids').length, scope: scopeOf(form) }
}

function scopeOf(form: FormData): Scope {
  const audience = audiences.find((one) => one === form.get('available_by'))
  const teaser = String(form.get('teaser') ?? '')
  return {
    ...Object.fromEntries(things.flatMap((name) => (Number(form.get(name)) ? [[name, Number(form.get(name))]] : []))),
    ...(audience && { available_by: audience }),
    ...(teaser && { teaser }),
  }
}

/** A draft as it was kept; one from before it was more than its text, too. */
export function readDraft(kept: string | null): Draft {
  if (!kept) return NO_DRAFT
  try {
    const read: Partial<Draft> | null = JSON.parse(kept)
    if (typeof read?.text === 'string') return { ...NO_DRAFT, ...read }
  } catch {
    // Its text alone.
  }
  return { ...NO_DRAFT, text: kept }
}

type Moving = {
  state: string
  formMethod?: string | undefined
  location?: { pathname: string; search: string } | undefined
}

/** What was sent is taken: it leads elsewhere, and not to a page that must be gone through first, as when a session ended. */
export const isPublished = ({ state, formMethod, location }: Moving, from: string) =>
  state === 'loading' &&
  formMethod === 'POST' &&
  location !== undefined &&
  location.pathname !== from &&
  !/[?&]redirect=/.test(location.search)
