import { Icon } from '#ui/components/icon.tsx'
import { Photo } from '#ui/components/photo.tsx'
import type { Frame } from './open-diary.view.ts'

const SECONDS = 1.2
/** The newest is the film's first picture, and is looked at before it begins. */
const FIRST = 3.6

/**
 * A plant grows: the newest photo, and over it the older ones in turn, moved by the style sheet alone. With reduced
 * motion the newest stays; the button stops it.
 */
export function TimeLapse({ frames, name, shown }: { frames: Frame[]; name: string; shown: string }) {
  const last = frames.at(-1)
  if (!last) return null
  return (
    <div className="time-lapse relative aspect-4/3 overflow-clip bg-base-200 sm:aspect-auto sm:min-h-96">
      <Moment frame={last} alt={`${name}, dia ${last.day}`} shown={shown} priority />
      {frames.slice(0, -1).map((frame, i) => (
        <div key={frame.day} className="moment absolute inset-0" style={{ animationDelay: `${FIRST + i * SECONDS}s` }}>
          {/* A moment each: a small photo is enough, also on a fine screen. */}
          <Moment frame={frame} alt="" shown="100px" />
        </div>
      ))}
      {frames.length > 1 && (
        <label className="lapse-stop absolute right-2 bottom-2 grid size-11 place-items-center rounded-full bg-black/60 text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
          <input type="checkbox" className="sr-only" aria-label="Parar as fotos" autoComplete="off" />
          <Icon name="pause" className="lapse-on" />
          <Icon name="play" className="lapse-off" />
        </label>
      )}
    </div>
  )
}

type MomentProps = { frame: Frame; alt: string; shown: string; priority?: boolean }

const Moment = ({ frame: { photo, day }, alt, shown, priority }: MomentProps) => (
  <>
    <Photo photo={photo} alt={alt} shown={shown} priority={priority} className="absolute inset-0 size-full!" />
    <span className="figures absolute bottom-3 left-3 rounded-full bg-black/70 px-2.5 py-0.5 text-sm text-white">
      dia {day}
    </span>
  </>
)
