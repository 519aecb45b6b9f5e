import { useEffect, useRef, useState } from 'react'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { showCamera } from './show-camera.ts'

type Props = { last: string; onPhoto: (photo: File) => void; onClose: () => void }

const problem =
  'Não conseguimos abrir a câmera. Libere o acesso no navegador, ou feche e use “Tirar foto”, que abre a câmera do aparelho.'

/** The camera with the last photo laid over it, see-through: the next one is taken from the same place. */
export function PoseCamera({ last, onPhoto, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'opening' | 'ready' | 'failed'>('opening')
  const [strength, setStrength] = useState(45)
  useEffect(() => {
    if (!video.current) return
    return showCamera(video.current, { ready: () => setState('ready'), failed: () => setState('failed') })
  }, [])
  const shoot = async () => {
    const photo = video.current && (await photoOf(video.current))
    if (photo) onPhoto(photo)
    else setState('failed')
  }
  return (
    <Dialog
      open
      wide
      title="Na mesma pose"
      onClose={onClose}
      actions={
        <Button tone="primary" icon="camera" disabled={state !== 'ready'} onClick={shoot} data-first>
          Fotografar
        </Button>
      }
    >
      {state === 'failed' ? (
        <p role="alert">{problem}</p>
      ) : (
        <div className="space-y-3">
          <div className="relative mx-auto h-[55dvh] w-full overflow-clip rounded-box bg-black">
            <video ref={video} muted playsInline className="size-full object-contain" />
            <img
              src={last}
              alt="A última foto, transparente, por cima da câmera"
              style={{ opacity: strength / 100 }}
              className="absolute inset-0 size-full object-contain"
            />
          </div>
          <label className="flex items-center gap-3 text-sm">
            Última foto
            <input
              type="range"
              min={0}
              max={90}
              value={strength}
              onChange={(event) => setStrength(Number(event.currentTarget.value))}
              aria-valuetext={`${strength} % visível`}
              className="h-11 flex-1 accent-primary"
            />
          </label>
          <output className="block text-sm text-muted">
            {state === 'ready' ? 'Alinhe a planta com a última foto.' : 'Abrindo a câmera…'}
          </output>
        </div>
      )}
    </Dialog>
  )
}

/** What the camera sees now, in its own size. */
async function photoOf(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92))
  return bytes && new File([bytes], 'foto.jpg', { type: bytes.type })
}
