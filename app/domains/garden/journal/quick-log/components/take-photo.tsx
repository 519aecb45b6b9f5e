import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { handOver } from '#ui/form/photos-in-hand.ts'
import { acceptedPhotos } from '#ui/form/upload-photo.ts'

type Props = {
  /** The form that takes the photos over. */
  to: string
  className: string
  onTaken: () => void
  children: ReactNode
}

/** Opens the camera or the gallery at once; the form opens with the photos in it. */
export function TakePhoto({ to, className, onTaken, children }: Props) {
  const navigate = useNavigate()
  const take = (input: HTMLInputElement) => {
    const photos = [...(input.files ?? [])]
    input.value = ''
    if (!photos.length) return
    handOver(photos)
    onTaken()
    void navigate(to)
  }
  return (
    <label className={`${className} has-focus-visible:outline-2 has-focus-visible:outline-primary`}>
      <input
        type="file"
        accept={acceptedPhotos}
        multiple
        className="sr-only"
        onChange={(event) => take(event.currentTarget)}
      />
      {children}
    </label>
  )
}
