import { useState } from 'react'
import { useSubmit } from 'react-router'
import { Button, LinkButton } from '#ui/components/button.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import type { WorkDetail } from '../works.schemas.ts'
import { PreviewLink, useMadePreview } from './preview-link.tsx'
import { WorkState } from './work-state.tsx'

type Props = {
  work: WorkDetail
  /** Something was typed since it was opened. */
  edited: boolean
  /** Saves what was typed; whether it could be. */
  onBefore: () => Promise<boolean>
}

/** What may be done with a work now, and what it waits for. */
export function WorkActs({ work, edited, onBefore }: Props) {
  const { act, waiting } = useActs(onBefore)
  const preview = useMadePreview()
  const { can, id } = work
  const isOut = work.state === 'publicado'
  const canSend = can.send || (isOut && edited && !work.review_asked_at)
  return (
    <div className="space-y-3">
      <WorkState work={work} />
      {canSend && (
        <Button tone="primary" icon="send" wide waiting={waiting === 'send'} onClick={() => act('send')}>
          {isOut ? 'Enviar mudanças para revisão' : 'Enviar para revisão'}
        </Button>
      )}
      {can.approve && (
        <Button icon="circle-check" wide waiting={waiting === 'review'} onClick={() => act('review')}>
          Aprovar ou agendar
        </Button>
      )}
      {can.take_back && (
        <Button wide icon="undo-2" waiting={waiting === 'take_back'} onClick={() => act('take_back')}>
          {work.state === 'agendado' ? 'Tirar da agenda' : 'Tirar da revisão'}
        </Button>
      )}
      <div className="flex flex-wrap gap-2">
        {isOut && (
          <LinkButton to={`/blog/${work.slug}`} size="sm" icon="external-link">
            Ver no blog
          </LinkButton>
        )}
        <Button
          size="sm"
          icon="eye"
          waiting={waiting === 'preview'}
          onClick={() => (preview.made ? preview.show() : act('preview'))}
        >
          Link de prévia
        </Button>
        <LinkButton to={`/escritor/dashboard/postagens/${id}/versoes`} size="sm" icon="history">
          Versões
        </LinkButton>
      </div>
      {preview.made && (
        <PreviewLink
          ref={preview.box}
          {...preview.made}
          waiting={waiting}
          onAnother={() => act('preview')}
          onEnd={() => act('end_preview').then(preview.forget)}
        />
      )}
      <div className="flex flex-wrap gap-2 border-t border-base-300 pt-3">
        {can.withdraw && (
          <ConfirmButton
            label="Tirar do ar"
            size="sm"
            send={{ form: 'withdraw' }}
            title={`Tirar “${work.title}” do ar?`}
            confirm="Tirar do ar"
          >
            Ninguém mais lê a postagem, e o endereço passa a não existir. O texto, os comentários e os salves ficam
            guardados para quando ela voltar.
          </ConfirmButton>
        )}
        <ConfirmButton
          label="Apagar"
          size="sm"
          tone="danger"
          send={{ form: 'delete' }}
          title={`Apagar “${work.title}”?`}
        >
          {isOut ? 'Ela sai do ar agora, e some' : 'Ela some'} com as versões dela. Dá para desfazer logo depois.
        </ConfirmButton>
      </div>
    </div>
  )
}

/** Acts after all is saved: what the team gets is what is on the screen. */
function useActs(onBefore: () => Promise<boolean>) {
  const submit = useSubmit()
  const [waiting, setWaiting] = useState<string>()
  const act = async (form: string) => {
    if (waiting) return
    setWaiting(form)
    if (await onBefore()) await submit({ form }, { method: 'post', preventScrollReset: true })
    setWaiting(undefined)
  }
  return { act, waiting }
}
