import { type RefObject, useEffect, useRef, useState } from 'react'

/** Drag and drop of files onto an element; true while some hover over it. Buttons offer the same. */
export function useDropZone(zone: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false)
  const take = useRef(onFiles)
  take.current = onFiles
  useEffect(() => {
    const element = zone.current
    if (!element) return
    const ending = new AbortController()
    const on = (name: 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) =>
      element.addEventListener(name, handle, { signal: ending.signal })
    on('dragover', (event) => {
      event.preventDefault()
      setOver(event.dataTransfer?.types.includes('Files') ?? false)
    })
    on('dragleave', () => setOver(false))
    on('drop', (event) => {
      event.preventDefault()
      setOver(false)
      take.current([...(event.dataTransfer?.files ?? [])])
    })
    return () => ending.abort()
  }, [zone])
  return over
}
