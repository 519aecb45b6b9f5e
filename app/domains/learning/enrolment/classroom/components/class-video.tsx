import { useEffect, useRef, useState } from 'react'
import { durationInWords, type VideoData } from '#ui/components/video.tsx'
import type { NextClass } from '../next-class.model.ts'
import { useBeats } from '../use-beats.ts'
import { UpNext } from './up-next.tsx'

type Props = {
  video: VideoData
  title: string
  captions: string
  position_s: number
  /** Where signs go; null for who is no pupil. */
  beat_url: string | null
  next: NextClass | null
  /** How much of it is seen, %, as the server reckons. */
  onSeen?: (percent: number) => void
  onDone: () => void
  /** For who looks at what plays. */
  player?: React.RefObject<HTMLVideoElement | null>
}

const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2]
const SPEED = 'class-speed'

/** The video of a class: it goes on where it was, at the speed that was chosen, and tells what was seen. */
export function ClassVideo({ video, title, captions, position_s, beat_url, next, onSeen, onDone, ...props }: Props) {
  const own = useRef<HTMLVideoElement>(null)
  const player = props.player ?? own
  const [ended, setEnded] = useState(false)
  const { url, type, width, height, duration_s, poster } = video
  useBeats(player, { url: beat_url, onSeen, onDone })
  useStart(player, position_s < duration_s - 5 ? position_s : 0)
  const track = useCaptions(captions)
  return (
    <div className="space-y-2">
      {/* biome-ignore lint/a11y/useMediaCaption: the track is there when the teacher wrote one */}
      <video
        ref={player}
        controls
        playsInline
        preload="metadata"
        poster={poster?.url ?? '/arte/video.svg'}
        width={width}
        height={height}
        aria-label={`${title}: vídeo de ${durationInWords(duration_s)}`}
        style={{ aspectRatio: `${width} / ${height}`, maxHeight: '80svh' }}
        className="block h-auto w-full rounded-box bg-base-200 object-contain"
        onEnded={() => setEnded(true)}
        onPlay={() => setEnded(false)}
        onKeyDown={(event) => withKeys(event.key, player.current) && event.preventDefault()}
      >
        <source src={url} type={type} />
        {track && <track default kind="captions" srcLang="pt-BR" label="Português" src={track} />}
      </video>
      <div className="needs-script flex flex-wrap items-center gap-2">
        <Speed player={player} />
        <span className="text-sm text-muted pointer-coarse:hidden">
          Teclas: espaço, ← → 10 s, F tela cheia, P janela
        </span>
      </div>
      {ended && next && <UpNext next={next} />}
    </div>
  )
}

function Speed({ player }: { player: React.RefObject<HTMLVideoElement | null> }) {
  const [speed, setSpeed] = useState(1)
  const choose = (value: number) => {
    setSpeed(value)
    if (player.current) player.current.playbackRate = value
    localStorage.setItem(SPEED, String(value))
  }
  const first = useRef(choose)
  useEffect(() => {
    const kept = Number(localStorage.getItem(SPEED))
    if (speeds.includes(kept)) first.current(kept)
  }, [])
  return (
    <label className="flex items-center gap-2 text-sm">
      Velocidade
      <select className="select w-auto" value={speed} onChange={(event) => choose(Number(event.target.value))}>
        {speeds.map((one) => (
          <option key={one} value={one}>
            {String(one).replace('.', ',')}×
          </option>
        ))}
      </select>
    </label>
  )
}

function useStart(player: React.RefObject<HTMLVideoElement | null>, at: number) {
  const first = useRef(at)
  useEffect(() => {
    const video = player.current
    if (!video || !first.current) return
    const go = () => {
      video.currentTime = first.current
    }
    if (video.readyState > 0) go()
    else video.addEventListener('loadedmetadata', go, { once: true })
    return () => video.removeEventListener('loadedmetadata', go)
  }, [player])
}

/** An address of the captions for the browser, made here: they are text of the page. */
function useCaptions(text: string) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!text.trim()) return setAddress(undefined)
    const made = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [text])
  return address
}

function withKeys(key: string, video: HTMLVideoElement | null) {
  if (!video) return false
  const acts: Record<string, () => unknown> = {
    ' ': () => (video.paused ? video.play() : video.pause()),
    ArrowLeft: () => {
      video.currentTime = Math.max(0, video.currentTime - 10)
    },
    ArrowRight: () => {
      video.currentTime = Math.min(video.duration, video.currentTime + 10)
    },
    f: () => (document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen()),
    p: () => (document.pictureInPictureElement ? document.exitPictureInPicture() : video.requestPictureInPicture()),
  }
  const act = acts[key]
  act?.()
  return act !== undefined
}
