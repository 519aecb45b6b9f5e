import { useEffect } from 'react'
import type { PhotoItem } from './photo-item.ts'

/** A photo chosen on this device: its bytes, the idempotency key of its upload, and its id once uploaded. */
export type ChosenPhoto = { key: string; file: File; id?: string; refused?: string }

/** Photos of the forms on this page, by key; the forms contain the keys. */
const chosen = new Map<string, ChosenPhoto>()

/** Form field with the keys of photos that are not uploaded yet. */
export const PHOTO_KEYS = 'photo_keys'

/** Photos to queue with their form: all but files that are no photos; one queued before stays, even if rejected. */
export const photosToQueue = (items: PhotoItem[]) => items.filter(({ file, final, kept }) => file && (!final || kept))

/** Registers them; returns what takes them back. */
export function registerChosen(items: PhotoItem[]): () => void {
  const waiting = photosToQueue(items)
  for (const { key, file, id, error, final } of waiting)
    if (file) chosen.set(key, { key, file, id, refused: final ? error : undefined })
  return () => {
    for (const { key } of waiting) chosen.delete(key)
  }
}

/** Registers them while the field is mounted. */
export const useChosenPhotos = (items: PhotoItem[]) => useEffect(() => registerChosen(items), [items])

/** The photos of a submitted form, in order. */
export const chosenPhotos = (form: FormData): ChosenPhoto[] =>
  form.getAll(PHOTO_KEYS).flatMap((key) => chosen.get(String(key)) ?? [])
