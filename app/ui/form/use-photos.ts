import { useEffect, useReducer, useRef } from 'react'
import { type ChosenPhoto, useChosenPhotos } from './chosen-photos.ts'
import { newKey } from './new-key.ts'
import type { PhotoItem } from './photo-item.ts'
import { refusalOf, type UploadedPhoto, uploadPhoto } from './upload-photo.ts'

export type Change =
  | { type: 'add'; items: PhotoItem[] }
  | { type: 'patch'; key: string; patch: Partial<PhotoItem> }
  | { type: 'remove'; key: string }
  | { type: 'move'; key: string; to: number }

export function changePhotos(items: PhotoItem[], change: Change): PhotoItem[] {
  if (change.type === 'add') return [...items, ...change.items]
  if (change.type === 'remove') return items.filter((item) => item.key !== change.key)
  if (change.type === 'patch') {
    return items.map((item) => (item.key === change.key ? { ...item, ...change.patch } : item))
  }
  const moved = items.find((item) => item.key === change.key)
  return moved ? items.filter((item) => item !== moved).toSpliced(change.to, 0, moved) : items
}

type Known = { photos: UploadedPhoto[]; kept: ChosenPhoto[] }
type Options = {
  max: number
  /** The form can be queued offline, with its photos. */
  waits: boolean
}

/** State and actions of a photo field. Each photo is uploaded as soon as it is chosen. */
export function usePhotos(known: Known, { max, waits }: Options) {
  const [items, change] = useReducer(changePhotos, known, itemsOf)
  useChosenPhotos(items)
  const cancels = useRef(new Map<string, () => void>())
  useEffect(() => {
    const running = cancels.current
    return () => {
      for (const cancel of running.values()) cancel()
    }
  }, [])

  const patch = (key: string, values: Partial<PhotoItem>) => change({ type: 'patch', key, patch: values })
  const send = ({ key, file }: PhotoItem) => {
    if (!file) return
    patch(key, { error: undefined, waits: false, progress: 0 })
    const cancel = uploadPhoto(file, key, {
      onProgress: (progress) => patch(key, { progress }),
      onDone: (photo) => patch(key, { id: String(photo.id), progress: 1 }),
      onFail: (error, final) => patch(key, waits && !final ? { waits: true } : { error, final }),
    })
    cancels.current.set(key, cancel)
  }
  const again = useRef<() => void>(undefined)
  again.current = () => items.filter(({ error, final }) => error && !final).forEach(send)
  useEffect(() => {
    const comeBack = () => again.current?.()
    addEventListener('online', comeBack)
    return () => removeEventListener('online', comeBack)
  }, [])
  const add = (files: File[]) => {
    const added = files.slice(0, Math.max(0, max - items.length)).map(itemOf)
    change({ type: 'add', items: added })
    for (const item of added) if (!item.error) send(item)
  }
  const remove = (item: PhotoItem) => {
    cancels.current.get(item.key)?.()
    if (item.file) URL.revokeObjectURL(item.url)
    change({ type: 'remove', key: item.key })
  }
  /** The photo was redacted: it has a new URL. */
  const showAt = (item: PhotoItem, url: string) => {
    if (item.file) URL.revokeObjectURL(item.url)
    patch(item.key, { url, file: undefined })
  }
  return {
    items,
    add,
    remove,
    showAt,
    retry: send,
    move: (key: string, to: number) => change({ type: 'move', key, to }),
  }
}

const itemsOf = ({ photos, kept }: Known): PhotoItem[] => [
  ...photos.map((photo) => ({ key: `known-${photo.id}`, id: String(photo.id), url: photo.url, progress: 1 })),
  ...kept.map(({ refused, ...photo }) => ({
    ...photo,
    url: URL.createObjectURL(photo.file),
    progress: 0,
    error: refused,
    final: Boolean(refused),
    kept: true,
    waits: !refused,
  })),
]

function itemOf(file: File): PhotoItem {
  const error = refusalOf(file) ?? undefined
  const url = URL.createObjectURL(file)
  return { key: newKey(), file, url, progress: 0, error, final: Boolean(error) }
}
