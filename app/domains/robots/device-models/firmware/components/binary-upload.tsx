import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { useToast } from '#ui/document/toasts.ts'
import { sendFile } from '#ui/form/send-file.ts'

const LARGEST = 16 * 1024 * 1024
const TOO_LARGE = 'O binário passa de 16 MB. Confira se é o arquivo certo.'

/** Sends the binary of a draft as soon as it is chosen; the page then shows its checksum. */
export function BinaryUpload({ id, again }: { id: number; again: boolean }) {
  const picker = useRef<HTMLInputElement>(null)
  const { progress, error, send } = useBinary(id)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (file) send(file)
  }
  return (
    <>
      <div className="needs-script space-y-3">
        <input
          ref={picker}
          type="file"
          accept=".bin,application/octet-stream"
          className="hidden"
          tabIndex={-1}
          aria-label="Binário"
          onChange={choose}
        />
        <Button icon="upload" waiting={progress !== null} onClick={() => picker.current?.click()}>
          {again ? 'Trocar o binário' : 'Escolher o binário'}
        </Button>
        {progress !== null && (
          <progress className="progress w-full" value={progress} max={1} aria-label="Enviando o binário" />
        )}
        {error && (
          <p role="alert" className="text-sm font-medium text-error">
            {error}
          </p>
        )}
      </div>
      <noscript>
        <p className="text-sm">Para enviar o binário, ative o JavaScript do navegador.</p>
      </noscript>
    </>
  )
}

function useBinary(id: number) {
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const cancel = useRef<() => void>(undefined)
  useEffect(() => () => cancel.current?.(), [])
  const send = (file: File) => {
    setError(file.size > LARGEST ? TOO_LARGE : null)
    if (file.size > LARGEST) return
    setProgress(0)
    cancel.current = sendFile(
      { address: `/api/v1/ganza/firmware/${id}/file`, field: 'file', file, statusText },
      {
        onProgress: setProgress,
        onDone: () => {
          setProgress(null)
          toast.success('Binário recebido e conferido.')
          void revalidate()
        },
        onFail: (message) => {
          setProgress(null)
          setError(message)
        },
      },
    )
  }
  return { progress, error, send }
}

function statusText(status: number): string {
  if (status === 401) return 'Sua sessão terminou. Entre de novo em outra aba e tente outra vez.'
  if (status === 413) return TOO_LARGE
  return 'Não conseguimos enviar o binário. Tente de novo.'
}
