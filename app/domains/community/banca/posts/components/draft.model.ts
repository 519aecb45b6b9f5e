/** `photos`: how many were chosen; they themselves are not kept. */
export type Draft = { text: string; plant_id: number | null; photos: number }

export const NO_DRAFT: Draft = { text: '', plant_id: null, photos: 0 }

/** What a form holds that is worth keeping; null: nothing. */
export function draftOf(form: FormData): Draft | null {
  const text = String(form.get('text') ?? '')
  const plant_id = Number(form.get('other_plant_id') || form.get('plant_id')) || null
  return text || plant_id ? { text, plant_id, photos: form.getAll('photo_ids').length } : null
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
