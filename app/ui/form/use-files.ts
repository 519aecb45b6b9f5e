import { useEffect, useRef, useState } from 'react'
import { sendFile } from './send-file.ts'

export type KnownFile = { id: number | string; name: string; kind?: 'pdf' | 'photo' }
export type FileItem = {
  key: string
  name: string
  kind: 'pdf' | 'photo'
  id?: string
  progress: number
  error?: string
  /** Of one that failed and may be tried again. */
  again?: File
  /** Address of a photo that was chosen here: of several pages, which is which. */
  preview?: string
}

const largest = 15 * 1024 * 1024
const types = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/avif']
export const acceptedFiles = types.join(',')

/** The files of a field. Each is uploaded as soon as it is chosen. */
export function useFiles(known: KnownFile[], max: number) {
  const [items, setItems] = useState<FileItem[]>(() =>
    known.map(({ id, name, kind = 'pdf' }) => ({ key: `known-${id}`, id: String(id), name, kind, progress: 1 })),
  )
  const cancels = useRef(new Map<string, () => void>())
  useEffect(() => {
    const running = cancels.current
    return () => {
      for (const cancel of running.values()) cancel()
    }
  }, [])
  const previews = useRef(new Set<string>())
  useEffect(() => {
    const shown = previews.current
    return () => {
      for (const address of shown) URL.revokeObjectURL(address)
    }
  }, [])

  const patch = (key: string, values: Partial<FileItem>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...values } : item)))
  const send = (file: File): FileItem => {
    const key = `new-${crypto.randomUUID()}`
    const item: FileItem = { key, name: file.name, kind: file.type === types[0] ? 'pdf' : 'photo', progress: 0 }
    const error = refusalOf(file)
    if (error) return { ...item, error }
    if (types.slice(1).includes(file.type)) {
      item.preview = URL.createObjectURL(file)
      previews.current.add(item.preview)
    }
    const cancel = sendFile<KnownFile>(
      { address: '/api/v1/file/private', field: 'file', file, statusText },
      {
        onProgress: (progress) => patch(key, { progress }),
        onDone: ({ id }) => patch(key, { id: String(id), progress: 1 }),
        onFail: (message) => patch(key, { error: message, again: file }),
      },
    )
    cancels.current.set(key, cancel)
    return item
  }
  const add = (files: File[]) => {
    const room = Math.max(0, max - items.filter((item) => !item.error).length)
    const added = files.slice(0, room).map(send)
    const names = files.map(({ name }) => name)
    // What failed stays, until it is taken away or chosen once more: a page of a document would be missed by nobody.
    setItems((all) => [...all.filter((item) => !item.error || !names.includes(item.name)), ...added])
  }
  const retry = ({ key, again }: FileItem) => {
    if (!again) return
    const item = send(again)
    setItems((all) => all.map((one) => (one.key === key ? item : one)))
  }
  const remove = (item: FileItem) => {
    cancels.current.get(item.key)?.()
    setItems((all) => all.filter((other) => other.key !== item.key))
  }
  /** Before the one above it: the order is that of the pages. */
  const moveUp = (item: FileItem) =>
    setItems((all) => {
      const at = all.indexOf(item)
      return at < 1 ? all : all.with(at - 1, item).with(at, all[at - 1] as FileItem)
    })
  return { items, add, remove, retry, moveUp }
}

function refusalOf(file: File): string | null {
  if (file.size > largest) return 'O arquivo passa de 15 MB. Envie um menor.'
  if (file.type && !types.includes(file.type) && !/hei[cf]/i.test(file.type))
    return 'Envie um PDF ou uma foto (JPEG, PNG, WebP ou AVIF).'
  return null
}

function statusText(status: number): string {
  if (status === 401) return 'Sua sessão terminou. Entre de novo em outra aba e tente outra vez.'
  if (status === 413) return 'O arquivo passa de 15 MB. Envie um menor.'
  if (status === 429) return 'Você enviou muitos arquivos de uma vez. Espere um pouco e tente de novo.'
  return 'Não conseguimos enviar o arquivo. Tente de novo.'
}
