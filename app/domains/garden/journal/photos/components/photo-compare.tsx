import { useState } from 'react'
import { Form } from 'react-router'
import { formatNumericDay } from '#shared/dates.ts'
import { Button } from '#ui/components/button.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Photo } from '#ui/components/photo.tsx'
import type { AlbumPhoto } from '../album.schemas.ts'
import { photoWords } from '../photo.words.ts'

type Pair = { before: AlbumPhoto; after: AlbumPhoto }
type Props = Pair & { photos: AlbumPhoto[]; address: string; name: string }

/** Compares two photos of a plant: with a slider, or side by side without scripts. */
export const PhotoCompare = ({ photos, before, after, address, name }: Props) => (
  <div className="space-y-4">
    <Form method="get" action={address} className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
      <Pick name="antes" label="Antes" photos={photos} chosen={before} />
      <Pick name="depois" label="Depois" photos={photos} chosen={after} />
      <Button type="submit" className="col-span-2 sm:col-span-1">
        Comparar
      </Button>
    </Form>
    <Slider key={`${before.document.id} ${after.document.id}`} {...{ before, after, name }} />
    <noscript>
      <div className="grid grid-cols-2 gap-2">
        {[before, after].map((photo, index) => (
          <figure key={index === 0 ? 'before' : 'after'}>
            <Photo photo={photo.document} alt={`${name}, ${photoWords(photo)}`} ratio="4/5" shown="50vw" />
            <figcaption className="pt-1 text-sm text-muted">{photoWords(photo)}</figcaption>
          </figure>
        ))}
      </div>
    </noscript>
  </div>
)

type PickProps = { name: string; label: string; photos: AlbumPhoto[]; chosen: AlbumPhoto }

const Pick = ({ name, label, photos, chosen }: PickProps) => (
  <div className="min-w-0 space-y-1 text-sm font-semibold">
    <label htmlFor={`foto-${name}`} className="block">
      {label}
    </label>
    <select
      id={`foto-${name}`}
      name={name}
      defaultValue={chosen.document.id}
      className="select w-full min-w-0 font-normal"
    >
      {photos.map((photo) => (
        <option key={photo.document.id} value={photo.document.id}>
          dia {photo.day}, {formatNumericDay(photo.taken_at).slice(0, 5)}
        </option>
      ))}
    </select>
  </div>
)

/** The later photo covers the earlier one from a line on. The range input lies over both: a finger draws the line, arrow keys move it. */
function Slider({ before, after, name }: Pair & { name: string }) {
  const [share, setShare] = useState(50)
  const at = { left: `${share}%` }
  return (
    <div className="needs-script relative overflow-clip rounded-box select-none">
      <Photo photo={before.document} alt={`${name}, ${photoWords(before)}`} ratio="4/5" shown="36rem" />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 0 0 ${share}%)` }}>
        <Photo photo={after.document} alt={`${name}, ${photoWords(after)}`} ratio="4/5" shown="36rem" />
      </div>
      <span className={`${captionLook} left-2`}>{photoWords(before)}</span>
      <span className={`${captionLook} right-2`}>{photoWords(after)}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        onChange={(event) => setShare(Number(event.currentTarget.value))}
        aria-label="Quanto se vê da foto de antes"
        aria-valuetext={`${share} % da foto de antes`}
        className="peer absolute inset-0 z-10 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
      <span className="absolute inset-y-0 w-0.5 bg-white" style={at} aria-hidden="true" />
      <span className={handleLook} style={at} aria-hidden="true">
        <Icon name="chevrons-up-down" className="rotate-90" />
      </span>
    </div>
  )
}

const handleLook =
  'absolute top-1/2 grid size-11 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-white text-black shadow-sm peer-focus-visible:outline-4 peer-focus-visible:outline-primary'
const captionLook = 'absolute bottom-2 rounded-full bg-black/70 px-2.5 py-0.5 text-xs text-white'
