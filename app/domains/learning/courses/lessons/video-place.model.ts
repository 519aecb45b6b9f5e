export type VideoPlace = { kind: 'youtube' | 'vimeo' | 'hls'; src: string; origin: string }

export const hostNames = { youtube: 'YouTube', vimeo: 'Vimeo', hls: 'outro servidor' }

/** Where a video elsewhere is played from, by its address; null for one that we can't embed. */
export function placeOf(address: string): VideoPlace | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'https:') return null
  const host = url.hostname.replace(/^(www|m)\./, '')
  const youtube =
    host === 'youtu.be'
      ? url.pathname.slice(1)
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? (url.searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([\w-]+)/.exec(url.pathname)?.[1] ?? '')
        : ''
  if (/^[\w-]{6,20}$/.test(youtube)) {
    const origin = 'https://www.youtube-nocookie.com'
    return { kind: 'youtube', origin, src: `${origin}/embed/${youtube}?rel=0` }
  }
  const vimeo =
    host === 'vimeo.com' || host === 'player.vimeo.com' ? /^\/(?:video\/)?(\d+)/.exec(url.pathname)?.[1] : ''
  if (vimeo) {
    const origin = 'https://player.vimeo.com'
    return { kind: 'vimeo', origin, src: `${origin}/video/${vimeo}?dnt=1` }
  }
  if (url.pathname.endsWith('.m3u8')) return { kind: 'hls', origin: url.origin, src: url.href }
  return null
}
