type Heard = { ready: () => void; failed: () => void }

/** Shows the back camera in a video element: `ready` once it plays, `failed` when it cannot be opened. Returns how to stop. */
export function showCamera(video: HTMLVideoElement, { ready, failed }: Heard): () => void {
  let stream: MediaStream | undefined
  let ended = false
  const stop = () => {
    ended = true
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
  const start = async () => {
    // As many pixels as the camera has: a photo may be taken of it.
    const wanted = { facingMode: 'environment', width: { ideal: 4096 }, height: { ideal: 4096 } }
    stream = await navigator.mediaDevices.getUserMedia({ video: wanted })
    // Closed while the person was asked.
    if (ended) return stop()
    video.srcObject = stream
    await video.play()
    if (!ended) ready()
  }
  start().catch(() => {
    if (!ended) failed()
  })
  return stop
}
