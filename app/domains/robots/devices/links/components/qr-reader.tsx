import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { showCamera } from '#ui/form/show-camera.ts'
import { readClaim } from '../claim-link.model.ts'
import { qrReader } from '../read-qr.browser.ts'

const said = {
  other_site: 'Este QR code é de outro site. Leia o da etiqueta do robô.',
  no_robot: 'Este QR code não é de um robô. Leia o da etiqueta, embaixo dele.',
  nothing: 'Não achamos um QR code nesta foto. Tente outra, mais de perto e com luz.',
  camera: 'Não conseguimos abrir a câmera. Libere o acesso no navegador, envie uma foto ou digite o código.',
  reader: 'Não conseguimos carregar o leitor. Digite o número e o código.',
  picture: 'Não conseguimos abrir este arquivo. Escolha uma foto.',
}

/** Camera or picture, both read in the browser: fills the form around it and submits it. */
export function QrReader() {
  const place = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [open, setOpen] = useState(false)
  const [message, setMessage] = useState('')

  /** Whether that was a robot. */
  const take = (text: string) => {
    const claim = readClaim(text, location.origin)
    if ('wrong' in claim) {
      setMessage(said[claim.wrong])
      return false
    }
    const form = place.current?.closest('form')
    if (!form) return false
    for (const [name, value] of Object.entries(claim)) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = value
    }
    setMessage('Lido. Vinculando…')
    setOpen(false)
    form.requestSubmit()
    return true
  }
  const taken = useRef(take)
  taken.current = take

  useEffect(() => {
    if (!open || !video.current) return
    return watch(
      video.current,
      (text) => taken.current(text),
      setMessage,
      () => setOpen(false),
    )
  }, [open])

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    const picture = await createImageBitmap(file).catch(() => null)
    if (!picture) return setMessage(said.picture)
    const read = await qrReader().catch(() => null)
    if (!read) return setMessage(said.reader)
    const text = await read(picture, picture.width, picture.height)
    if (text === null) setMessage(said.nothing)
    else take(text)
  }

  return (
    <div ref={place} className="needs-script space-y-3">
      {open && (
        <video ref={video} muted playsInline className="aspect-square w-full max-w-sm rounded-box object-cover" />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="button"
          tone={open ? 'quiet' : 'primary'}
          icon={open ? 'x' : 'camera'}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Fechar a câmera' : 'Abrir a câmera'}
        </Button>
        <label className="btn border-edge bg-surface has-focus-visible:outline-2">
          Enviar uma foto
          <input type="file" accept="image/*" className="sr-only" onChange={choose} />
        </label>
      </div>
      <p role="status" className="text-sm">
        {message}
      </p>
    </div>
  )
}

/** Reads what the camera sees until something was taken; returns how to stop. */
function watch(
  video: HTMLVideoElement,
  take: (text: string) => boolean,
  tell: (text: string) => void,
  close: () => void,
) {
  let ended = false
  const look = async () => {
    tell('Aponte para o QR code da etiqueta.')
    const read = await qrReader().catch(() => null)
    if (!read) return tell(said.reader)
    while (!ended) {
      await new Promise(requestAnimationFrame)
      const text = video.videoWidth ? await read(video, video.videoWidth, video.videoHeight) : null
      if (text !== null && !ended && take(text)) return
    }
  }
  const failed = () => {
    tell(said.camera)
    close()
  }
  const stop = showCamera(video, { ready: look, failed })
  return () => {
    ended = true
    stop()
  }
}
