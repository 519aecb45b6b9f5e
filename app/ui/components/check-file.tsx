import { type ChangeEvent, useState } from 'react'
import { Notice } from './notice.tsx'

/** Compares a PDF with what was issued by its hash (SHA-256, hex), in the browser: the file goes nowhere. */
export function CheckFile({ sha256, revoked = false }: { sha256: string; revoked?: boolean }) {
  const [answer, setAnswer] = useState<'same' | 'other' | 'unread'>()
  const check = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (!file) return
    // Without https there is no digest to be had.
    if (!crypto.subtle) return setAnswer('unread')
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    setAnswer(hex === sha256 ? 'same' : 'other')
  }
  return (
    <div className="needs-script space-y-3">
      <label className="block space-y-1">
        <span className="font-semibold">Conferir um PDF</span>
        <span className="block text-sm text-muted">O arquivo não sai deste aparelho.</span>
        <input
          type="file"
          accept="application/pdf"
          onChange={(event) => void check(event)}
          className="block w-full rounded-field border border-edge p-2"
        />
      </label>
      <div role="status">
        {answer === 'same' &&
          (revoked ? (
            <Notice tone="error" title="É o documento emitido, mas ele foi revogado e não vale." />
          ) : (
            <Notice tone="success" title="É o documento emitido, sem nenhuma mudança." />
          ))}
        {answer === 'other' && <Notice tone="error" title="Não é este documento: algo nele é diferente." />}
        {answer === 'unread' && (
          <Notice tone="warning" title="Este navegador não sabe conferir aqui. Compare o hash." />
        )}
      </div>
    </div>
  )
}
