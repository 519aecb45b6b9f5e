import { useState } from 'react'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Notice } from '../components/notice.tsx'
import { IrreversibleNotice } from './irreversible-notice.tsx'
import { PartsEditor } from './parts-editor.tsx'
import type { StagePhoto } from './parts-stage.tsx'
import { type HiddenPhoto, sendParts } from './send-parts.ts'
import { usePartsOn } from './use-parts.ts'

type Props = {
  photo: StagePhoto & { id: string }
  onClose: () => void
  onHidden: (photo: HiddenPhoto) => void
}

/** Redacts parts of an uploaded photo inside a form: the form stays as it is. */
export function HidePartsDialog({ photo, onClose, onHidden }: Props) {
  const state = usePartsOn()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const send = async () => {
    if (sending) return
    if (state.parts.length === 0) return setProblem('Marque na foto o que quer esconder.')
    setSending(true)
    const answer = await sendParts(photo.id, state.parts)
    setSending(false)
    if ('problem' in answer) return setProblem(answer.problem)
    onHidden(answer.photo)
  }
  const actions = (
    <>
      <Button onClick={onClose}>Cancelar</Button>
      <Button tone="danger" icon="eye-off" waiting={sending} onClick={send}>
        Esconder para sempre
      </Button>
    </>
  )
  return (
    <Dialog open wide onClose={onClose} title="Esconder uma parte" actions={actions}>
      <div className="space-y-4">
        {problem && (
          <div role="alert">
            <Notice tone="error">{problem}</Notice>
          </div>
        )}
        <PartsEditor photo={photo} state={state} />
        <IrreversibleNotice />
      </div>
    </Dialog>
  )
}
