import { useRef, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Progress } from '#ui/components/progress.tsx'
import { sendFile } from '#ui/form/send-file.ts'

type Answer = { id: string; again?: boolean; photos?: number }
type Props = {
  address: string
  field: string
  accept: string
  label: string
  onDone: (answer: Answer) => void
  tone?: 'primary' | 'quiet'
}
type State = { share?: number; error?: string }

/** Sends one file as soon as it is chosen, with its progress; what is refused is said beside the button. */
export function SendFileButton({ address, field, accept, label, onDone, tone = 'primary' }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  const [{ share, error }, setState] = useState<State>({})
  const send = (file: File) => {
    setState({ share: 0 })
    sendFile<Answer>(
      { address, field, file, statusText },
      {
        onProgress: (share) => setState({ share }),
        onDone: (answer) => {
          setState({})
          onDone(answer)
        },
        onFail: (message) => setState({ error: message }),
      },
    )
  }
  return (
    <div className="space-y-3">
      <div className="needs-script space-y-3">
        <input
          ref={picker}
          type="file"
          accept={accept}
          className="hidden"
          tabIndex={-1}
          aria-label={label}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (file) send(file)
            currentTarget.value = ''
          }}
        />
        <Button tone={tone} icon="upload" disabled={share !== undefined} onClick={() => picker.current?.click()}>
          {label}
        </Button>
        {share !== undefined && (
          <Progress label={share < 1 ? 'Enviando' : 'Lendo o arquivo'} share={share < 1 ? share : undefined} />
        )}
        {error && (
          <p role="alert" className="font-medium text-error">
            {error}
          </p>
        )}
      </div>
      <noscript>
        <p className="text-sm">Para enviar arquivos, ative o JavaScript do navegador.</p>
      </noscript>
    </div>
  )
}

function statusText(status: number): string {
  if (status === 401) return 'Sua sessão terminou. Entre de novo em outra aba e tente outra vez.'
  if (status === 413) return 'O arquivo é grande demais. Divida em partes.'
  if (status === 429) return 'Você enviou muitos arquivos. Espere um pouco e tente de novo.'
  return 'Não conseguimos enviar o arquivo. Tente de novo.'
}
