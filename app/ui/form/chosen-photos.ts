import { useEffect } from 'react'
import type { PhotoItem } from './photo-item.ts'

/** A photo that was chosen on this phone: its bytes, the key under which it is uploaded once, its number once it was. */
export type ChosenPhoto = { key: string; file: File; id?: string; refused?: string }

/** Those of the forms on this page; a form itself carries their keys. */
const chosen = new Map<string, ChosenPhoto>()

/** The field whose values are the keys of photos that wait with their form. */
export const PHOTO_KEYS = 'photo_keys'

/** What goes along with a form that waits: all but what is no photo at all; what waited before stays, though refused. */
export const waitingOf = (items: PhotoItem[]) => items.filter(({ file, final, kept }) => file && (!final || kept))

/** Holds them while the field is there. */
export function useChosenPhotos(items: PhotoItem[]) {
  useEffect(() => {
    const waiting = waitingOf(items)
    for (const { key, file, id, error, final } of waiting)
      if (file) chosen.set(key, { key, file, id, refused: final ? error : undefined })
    return () => {
      for (const { key } of waiting) chosen.delete(key)
    }
  }, [items])
}

/** The photos of a form that was sent, in their order. */
export const chosenPhotos = (form: FormData): ChosenPhoto[] =>
  form.getAll(PHOTO_KEYS).flatMap((key) => chosen.get(String(key)) ?? [])
