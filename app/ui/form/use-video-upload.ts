import { useCallback, useEffect, useRef, useState } from 'react'
import type { VideoDocument } from '#shared/video-document.ts'
import type { VideoLength } from '#shared/video-limits.ts'
import { cancelVideo, refusalOfVideo, sendPoster, stateOfVideo, type Transfer, videoTransfer } from './send-video.ts'
import { isSameFile, rememberVideo, type UnfinishedVideo, unfinishedVideo } from './unfinished-video.ts'
import { lookAtVideo } from './video-poster.ts'

export type VideoStep =
  | { step: 'empty' }
  /** A reload lost the file; the same one goes on. */
  | { step: 'interrupted'; name: string }
  | { step: 'looking' }
  | { step: 'sending' | 'offline'; sent: number; size: number }
  | { step: 'preparing' }
  | { step: 'ready'; video: VideoDocument }
  | { step: 'failed'; message: string; final: boolean }

const ASK_MS = 1500

/** State and actions of a video field. */
export function useVideoUpload(field: string, length: VideoLength = 'short') {
  const [state, setState] = useState<VideoStep>({ step: 'empty' })
  const latest = useRef(state)
  latest.current = state
  const transfer = useRef<Transfer>(undefined)
  const chosen = useRef<File>(undefined)
  const url = useRef<string>(undefined)
  // Each choice and each cancelling makes answers to earlier ones late.
  const turn = useRef(0)

  const forget = useCallback(() => {
    turn.current++
    transfer.current?.pause()
    transfer.current = undefined
    url.current = undefined
    rememberVideo(field, null)
  }, [field])

  /** Asks until the video is prepared. */
  const follow = useCallback(
    async (address: string, mine: number) => {
      for (;;) {
        const now = await stateOfVideo(address)
        if (turn.current !== mine) return
        if (now?.status === 'ready') return setState({ step: 'ready', video: now.video })
        if (now?.status === 'refused') {
          forget()
          return setState({ step: 'failed', message: now.message, final: true })
        }
        await new Promise((wake) => setTimeout(wake, ASK_MS))
        if (turn.current !== mine) return
      }
    },
    [forget],
  )

  const send = useCallback(
    async (file: File, known: UnfinishedVideo | null) => {
      const mine = ++turn.current
      const isLate = () => turn.current !== mine
      chosen.current = file
      setState({ step: 'looking' })
      const look = await lookAtVideo(file)
      if (isLate()) return
      const refusal = refusalOfVideo(file, look?.duration_s, length)
      if (refusal) return setState({ step: 'failed', message: refusal, final: true })
      const poster_file_id = look?.poster && !known ? await sendPoster(look.poster) : null
      if (isLate()) return
      url.current = known?.url
      const started = await videoTransfer(
        { file, url: known?.url, poster_file_id, length },
        {
          onAddress: (address) => {
            if (isLate()) return void cancelVideo(address)
            url.current = address
            const { name, size, lastModified: changed } = file
            rememberVideo(field, { url: address, name, size, changed })
          },
          onProgress: (sent) => {
            if (!isLate()) setState({ step: 'sending', sent, size: file.size })
          },
          onDone: () => {
            if (isLate() || !url.current) return
            setState({ step: 'preparing' })
            void follow(url.current, mine)
          },
          onFail: (message, final) => {
            if (isLate()) return
            if (final) forget()
            setState((now) => (now.step === 'offline' ? now : { step: 'failed', message, final }))
          },
        },
      )
      if (isLate()) return
      transfer.current = started
      setState({ step: navigator.onLine ? 'sending' : 'offline', sent: 0, size: file.size })
      if (navigator.onLine) started.start()
    },
    [field, follow, forget, length],
  )

  useEffect(() => {
    const known = unfinishedVideo(field)
    if (known) void takeUp(known)
    async function takeUp(video: UnfinishedVideo) {
      const mine = ++turn.current
      const now = await stateOfVideo(video.url)
      if (turn.current !== mine) return
      url.current = video.url
      if (now?.status === 'ready') setState({ step: 'ready', video: now.video })
      else if (now?.status === 'processing') {
        setState({ step: 'preparing' })
        void follow(video.url, mine)
      } else if (now?.status === 'uploading') setState({ step: 'interrupted', name: video.name })
      else rememberVideo(field, null)
    }
    return () => {
      turn.current++
      transfer.current?.pause()
    }
  }, [field, follow])

  useEffect(() => {
    const leave = () => {
      if (latest.current.step !== 'sending') return
      transfer.current?.pause()
      setState({ ...latest.current, step: 'offline' })
    }
    const comeBack = () => {
      if (latest.current.step !== 'offline') return
      setState({ ...latest.current, step: 'sending' })
      transfer.current?.start()
    }
    addEventListener('offline', leave)
    addEventListener('online', comeBack)
    return () => {
      removeEventListener('offline', leave)
      removeEventListener('online', comeBack)
    }
  }, [])

  return {
    state,
    choose(file: File) {
      const known = unfinishedVideo(field)
      if (known && !isSameFile(known, file)) {
        void cancelVideo(known.url)
        forget()
      }
      void send(file, known && isSameFile(known, file) ? known : null)
    },
    retry() {
      if (chosen.current) void send(chosen.current, unfinishedVideo(field))
    },
    remove() {
      const address = url.current
      forget()
      if (address) void cancelVideo(address)
      setState({ step: 'empty' })
    },
  }
}
