import { useEffect, useState } from 'react'
import type { QueuedPhoto } from '#domains/base/outbox/queued-act.kinds.ts'
import { Icon } from '#ui/components/icon.tsx'

/** Photos of a queued act; a rejected one shows the reason beside its name. */
export const QueuedPhotos = ({ photos }: { photos: QueuedPhoto[] }) => (
  <ul className="grid grid-cols-3 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]">
    {photos.map((photo, at) => (
      <li key={photo.key} className="min-w-0 space-y-1">
        <Thumbnail photo={photo} label={`Foto ${at + 1}`} />
        {photo.refused && (
          <p className="text-sm wrap-anywhere">
            <span className="font-medium">{photo.name}: </span>
            {photo.refused}
          </p>
        )}
      </li>
    ))}
  </ul>
)

const frame =
  'flex aspect-square items-center justify-center overflow-clip rounded-box border border-base-300 bg-base-200'

function Thumbnail({ photo: { key, blob, refused }, label }: { photo: QueuedPhoto; label: string }) {
  const [url, setUrl] = useState<string>()
  const [broken, setBroken] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is recreated on every change, a key's bytes never
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [key])
  return (
    <span className={frame}>
      {refused || broken ? (
        <Icon name="image-off" size={28} label={label} className="text-muted" />
      ) : (
        url && (
          <img
            src={url}
            alt={label}
            width={200}
            height={200}
            onError={() => setBroken(true)}
            className="size-full object-cover"
          />
        )
      )}
    </span>
  )
}
