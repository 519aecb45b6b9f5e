import { type MouseEvent, useState } from 'react'
import type { GridPhoto, Lightbox, PhotoAction } from './lightbox.tsx'

/** Photos that a tap enlarges; the code of that is loaded then. Without scripts each links to its file. */
export function useLightbox(photos: GridPhoto[], label: string, action?: PhotoAction) {
  const [open, setOpen] = useState<number | null>(null)
  const [Large, setLarge] = useState<typeof Lightbox>()
  // When the lightbox can't be loaded, open the file, as without scripts.
  const show = (index: number, address: string) =>
    import('./lightbox.tsx').then(
      (code) => {
        setLarge(() => code.Lightbox)
        setOpen(index)
      },
      () => window.location.assign(address),
    )
  return {
    /** The props of the link around a photo. */
    linkOf: (photo: GridPhoto, index: number) => ({
      href: photo.sizes?.at(-1)?.url ?? photo.url,
      onClick: (event: MouseEvent<HTMLAnchorElement>) => {
        if (event.metaKey || event.ctrlKey) return
        event.preventDefault()
        show(index, event.currentTarget.href)
      },
    }),
    lightbox: Large && <Large photos={photos} label={label} index={open} onIndex={setOpen} action={action} />,
  }
}
