import { useState } from 'react'
import { hostNames, placeOf } from '#domains/learning/courses/lessons/video-place.model.ts'
import { Button } from '#ui/components/button.tsx'
import { Link } from '#ui/components/link.tsx'

type Props = { address: string; frame: string; title: string }

/** A video of another site: nothing of that site is loaded before somebody taps. */
export function VideoElsewhere({ address, frame, title }: Props) {
  const [open, setOpen] = useState(false)
  const place = placeOf(address)
  if (!place)
    return (
      <p>
        <Link to={address} className="link">
          Abrir o vídeo
        </Link>
      </p>
    )
  if (open)
    return (
      <iframe
        src={frame}
        title={title}
        allow="fullscreen; picture-in-picture; autoplay"
        allowFullScreen
        className="aspect-video w-full rounded-box bg-base-200"
      />
    )
  return (
    <div className="dotted grid aspect-video w-full place-items-center rounded-box bg-base-200 p-4 text-center">
      <div className="space-y-3">
        <Button tone="primary" icon="play" onClick={() => setOpen(true)}>
          Ver o vídeo
        </Button>
        <p className="text-sm text-muted">
          O vídeo está no {hostNames[place.kind]}, que fica sabendo que você assistiu.
        </p>
        <noscript>
          <a className="link" href={address}>
            Abrir no outro site
          </a>
        </noscript>
      </div>
    </div>
  )
}
