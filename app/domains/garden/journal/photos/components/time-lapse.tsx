import { useEffect, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import type { AlbumPhoto } from '../album.schemas.ts'
import { photoWords } from '../photo.words.ts'

const PER_PHOTO = 700

/** The photos of a plant by date taken. Plays on demand; with reduced motion the user steps through them. */
export function TimeLapse({ photos, name }: { photos: AlbumPhoto[]; name: string }) {
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)
  const still = useStill()
  const last = photos.length - 1
  const running = playing && !still
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => (at < last ? setAt(at + 1) : setPlaying(false)), PER_PHOTO)
    return () => clearTimeout(timer)
  }, [running, at, last])
  const play = () => {
    if (at === last) setAt(0)
    setPlaying(!playing)
  }
  const photo = photos[at]
  if (!photo) return null
  return (
    <div className="needs-script space-y-3">
      <div className="relative aspect-4/5 overflow-clip rounded-box bg-base-200">
        {photos.map(({ document }, index) => (
          // Preloads the next frames.
          <Frame key={document.id} url={document.url} shown={index === at} wanted={index <= at + 3} />
        ))}
        <span className="absolute bottom-2 left-2 rounded-full bg-black/70 px-2.5 py-0.5 text-xs text-white">
          {photoWords(photo)}
        </span>
      </div>
      <div className="flex items-center gap-3">
        {!still && (
          <Button icon={running ? 'pause' : 'play'} onClick={play} tone={running ? 'quiet' : 'primary'}>
            {running ? 'Pausar' : 'Reproduzir'}
          </Button>
        )}
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          onChange={(event) => {
            setPlaying(false)
            setAt(Number(event.currentTarget.value))
          }}
          aria-label={`Momento de ${name}`}
          aria-valuetext={photoWords(photo)}
          className="h-11 min-w-0 flex-1 accent-primary"
        />
      </div>
      {still && (
        <p className="text-sm text-muted">Seu aparelho está com menos animações. Passe as fotos com o controle.</p>
      )}
    </div>
  )
}

const Frame = ({ url, shown, wanted }: { url: string; shown: boolean; wanted: boolean }) =>
  wanted ? (
    <img src={url} alt="" className={`absolute inset-0 size-full object-cover ${shown ? '' : 'invisible'}`} />
  ) : null

/** prefers-reduced-motion, live. */
function useStill() {
  const [still, setStill] = useState(false)
  useEffect(() => {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)')
    const look = () => setStill(query.matches)
    look()
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [])
  return still
}
