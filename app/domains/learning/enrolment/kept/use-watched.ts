import { type RefObject, useEffect } from 'react'
import { enqueue, holdAct, releaseAct, sendQueue } from '#domains/base/outbox/ui.ts'
import type { Stretch } from '../classroom/watched.model.ts'
import { laterOf } from './kept-act.model.ts'
import type { KeptClass } from './kept-class.model.ts'

/** ms between two times that the phone writes down what was played. */
const APART = 5000
/** More stretches than that are told by the next act. */
const MOST = 500

/** Writes down what of a kept video is played, as one act of the outbox that goes when its person leaves, or the signal is back. */
export function useWatched(player: RefObject<HTMLVideoElement | null>, kept: KeptClass) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the class is read anew whenever any changes, its player stays
  useEffect(() => {
    const video = player.current
    if (!video) return
    let key = ''
    let played: Stretch[] = []
    let since: number | null = null
    let written = 0
    const open = () => {
      key = crypto.randomUUID()
      played = []
      void holdAct(key)
    }
    const begin = () => {
      if (since !== null || video.paused) return
      since = performance.now()
      played.push({ from: video.currentTime, to: video.currentTime, took_s: 0 })
    }
    const note = () => {
      const last = played.at(-1)
      // While it is moved it stands where it will be, which was not played.
      if (since === null || !last || video.seeking) return
      last.to = video.currentTime
      last.took_s = (performance.now() - since) / 1000
    }
    const write = async () => {
      written = Date.now()
      const real = played.filter(({ from, to }) => to > from)
      if (!real.length) return
      const fields = Object.entries({
        ...{ form: 'watched', idempotency_key: key, played: JSON.stringify(real) },
        position_s: String(video.currentTime),
      })
      const queued_at = new Date().toISOString()
      await enqueue({ key, ...laterOf(kept, 'Vídeo visto'), queued_at, fields }).catch((reason) =>
        console.info('offline queue:', reason),
      )
    }
    const moves = () => {
      note()
      if (Date.now() - written >= APART) void write()
    }
    const stops = async () => {
      note()
      since = null
      await write()
    }
    /** What is written goes; what is played from now on is another act. */
    const close = async () => {
      const sent = key
      await stops()
      releaseAct(sent)
    }
    const send = async () => {
      await close()
      open()
      begin()
      await sendQueue(kept.user_id, { waiting: true })
    }
    const leaves = () => void stops().then(begin)
    const jumps = () => {
      since = null
      if (played.length >= MOST) void close().then(open)
    }
    const ends = () => void stops()
    const online = () => void send()
    const on: [string, () => void][] = [
      ['playing', begin],
      ['seeked', begin],
      ['seeking', jumps],
      ['timeupdate', moves],
      ['pause', ends],
    ]
    open()
    for (const [name, act] of on) video.addEventListener(name, act)
    document.addEventListener('visibilitychange', leaves)
    addEventListener('pagehide', leaves)
    addEventListener('online', online)
    return () => {
      for (const [name, act] of on) video.removeEventListener(name, act)
      document.removeEventListener('visibilitychange', leaves)
      removeEventListener('pagehide', leaves)
      removeEventListener('online', online)
      void close()
    }
  }, [player, kept.path])
}
