import { type RefObject, useLayoutEffect, useRef } from 'react'
import { fetchJson } from '#ui/fetch-json.ts'

/** ms between two signs. */
const APART = 10_000

type Answer = { done: boolean; covered_percent: number }
type Options = { url: string | null; onSeen?: (percent: number) => void; onDone: () => void }

/** Tells every ten seconds that the video plays, and where it stands when it is paused, moved or left. */
export function useBeats(player: RefObject<HTMLVideoElement | null>, { url, onSeen, onDone }: Options) {
  const told = useRef({ onSeen, onDone })
  told.current = { onSeen, onDone }
  // Its end comes before the video leaves the page, which would pause it.
  useLayoutEffect(() => {
    const video = player.current
    if (!video || !url) return
    let isDone = false
    let last = 0
    const tell = async (playing: boolean) => {
      last = Date.now()
      const answer = await fetchJson<Answer>(url, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ position_s: video.currentTime, playing }),
      })
      if (!answer) return
      told.current.onSeen?.(answer.covered_percent)
      if (!answer.done || isDone) return
      isDone = true
      told.current.onDone()
    }
    // A sign where it begins, since what counts is reckoned from one to the next.
    const begin = () => void tell(false)
    const moves = () => {
      if (!video.paused && Date.now() - last >= APART) void tell(true)
    }
    const stops = () => void tell(true)
    const leaves = () => {
      if (!video.paused) void tell(true)
    }
    const on: [string, () => void][] = [
      ['play', begin],
      ['seeked', begin],
      ['timeupdate', moves],
      ['pause', stops],
    ]
    for (const [name, act] of on) video.addEventListener(name, act)
    document.addEventListener('visibilitychange', leaves)
    addEventListener('pagehide', leaves)
    return () => {
      if (!video.paused) void tell(true)
      removeEventListener('pagehide', leaves)
      for (const [name, act] of on) video.removeEventListener(name, act)
      document.removeEventListener('visibilitychange', leaves)
    }
  }, [player, url])
}
