import type { PhotoData } from './photo.tsx'

export type VideoData = {
  url: string
  type: string
  width: number
  height: number
  duration_s: number
  /** A frame of it; without one a drawing of ours. */
  poster?: PhotoData | null
}

type Props = {
  video: VideoData
  /** What is seen, for those who don't see it; its length by default. */
  label?: string
}

/** A video with the browser's own controls. It reserves its space, and nothing of it is loaded before it plays. */
export function Video({ video: { url, type, width, height, duration_s, poster }, label }: Props) {
  const length = durationInWords(duration_s)
  return (
    // biome-ignore lint/a11y/useMediaCaption: people film plants and write about them beside it; nobody writes captions
    <video
      controls
      playsInline
      preload="none"
      poster={poster?.url ?? '/arte/video.svg'}
      width={width}
      height={height}
      aria-label={label ?? `Vídeo de ${length}`}
      // Held upright it would be higher than the screen.
      style={{ aspectRatio: `${width} / ${height}`, maxHeight: 'min(80svh, 40rem)' }}
      className="block h-auto w-full rounded-box bg-base-200 object-contain"
    >
      <source src={url} type={type} />
      <a className="link" href={url}>
        Baixar o vídeo ({length})
      </a>
    </video>
  )
}

/** '45 segundos', '1 minuto', '2 minutos e 5 segundos'. */
export function durationInWords(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  const parts = [
    [Math.floor(whole / 60), 'minuto'],
    [whole % 60, 'segundo'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}${count > 1 ? 's' : ''}`)
    .join(' e ')
}
