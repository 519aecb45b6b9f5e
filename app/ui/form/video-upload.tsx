import { type ReactNode, useRef } from 'react'
import { formatMegabytes } from '#shared/megabytes.ts'
import type { VideoLength } from '#shared/video-limits.ts'
import { Button } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import { Progress } from '../components/progress.tsx'
import { Video } from '../components/video.tsx'
import { inputAria } from './field.tsx'
import { acceptedVideos } from './send-video.ts'
import { useDropZone } from './use-drop-zone.ts'
import { useHeldForm } from './use-held-form.ts'
import { useVideoUpload, type VideoStep } from './use-video-upload.ts'

type Props = { id: string; name: string; length?: VideoLength; help?: ReactNode; error?: string }

/** Choosing a video, sending it and seeing it: what VideoField loads where a form has one. */
export function VideoUpload({ id, name, length, help, error }: Props) {
  const { state, choose, retry, remove } = useVideoUpload(name, length)
  const picker = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLDivElement>(null)
  const over = useDropZone(zone, ([file]) => file && choose(file))
  const held = useHeldForm(zone, underWay.has(state.step))
  const pick = () => picker.current?.click()
  const mayChoose = state.step === 'empty' || state.step === 'interrupted' || (state.step === 'failed' && state.final)
  return (
    <div
      ref={zone}
      className={`rounded-box border border-dashed p-3 ${over ? 'border-primary bg-primary/8' : 'border-edge'}`}
    >
      <input
        ref={picker}
        type="file"
        accept={acceptedVideos}
        className="hidden"
        tabIndex={-1}
        aria-label="Arquivo de vídeo"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) choose(file)
          event.currentTarget.value = ''
        }}
      />
      <div className="space-y-3">
        <Standing state={state} />
        {held && (
          <p role="alert" className="text-sm font-medium">
            Espere o vídeo ficar pronto, ou cancele o envio para seguir sem ele.
          </p>
        )}
        <div className="flex flex-wrap items-center justify-center gap-2">
          {mayChoose && (
            <Button {...inputAria(id, help, error)} icon="video" onClick={pick}>
              {state.step === 'empty' ? 'Escolher vídeo' : 'Escolher de novo'}
            </Button>
          )}
          {state.step === 'failed' && !state.final && (
            <Button icon="rotate-cw" onClick={retry}>
              Continuar envio
            </Button>
          )}
          {state.step !== 'empty' && !(state.step === 'failed' && state.final) && (
            <Button tone="plain" icon="x" onClick={remove}>
              {state.step === 'ready' ? 'Remover vídeo' : 'Cancelar envio'}
            </Button>
          )}
        </div>
      </div>
      {state.step === 'ready' && <input type="hidden" name={name} value={state.video.id} />}
      <output className="sr-only">{spoken[state.step]}</output>
    </div>
  )
}

/** The form would be sent without the video. */
const underWay = new Set<VideoStep['step']>(['looking', 'sending', 'offline', 'preparing'])

/** Said when it changes; the bar itself says how much. */
const spoken: Record<VideoStep['step'], string> = {
  empty: '',
  interrupted: '',
  looking: 'Abrindo o vídeo',
  sending: 'Enviando o vídeo',
  offline: 'Sem conexão. O envio continua sozinho quando ela voltar.',
  preparing: 'Preparando o vídeo',
  ready: 'Vídeo pronto',
  failed: '',
}

function Standing({ state }: { state: VideoStep }) {
  if (state.step === 'ready') return <Video video={state.video} />
  if (state.step === 'looking') return <Progress label="Abrindo o vídeo" />
  if (state.step === 'preparing') return <Progress label="Preparando o vídeo. Leva alguns segundos." />
  if (state.step === 'sending' || state.step === 'offline') return <Sending {...state} />
  if (state.step === 'interrupted')
    return (
      <p className="text-center">
        O envio de <strong className="wrap-anywhere">{state.name}</strong> ficou pela metade. Escolha o mesmo vídeo e
        ele continua de onde parou.
      </p>
    )
  if (state.step === 'failed')
    return (
      <p role="alert" className="flex items-start justify-center gap-1.5 font-medium text-error">
        <Icon name="circle-alert" size={17} className="mt-0.5" />
        {state.message}
      </p>
    )
  return (
    <p className="hidden items-center justify-center gap-2 text-muted sm:flex">
      <Icon name="video" /> Arraste um vídeo para cá ou
    </p>
  )
}

function Sending({ step, sent, size }: { step: 'sending' | 'offline'; sent: number; size: number }) {
  const percent = Math.round((sent / size) * 100)
  return (
    <>
      <Progress
        label={step === 'sending' ? 'Enviando o vídeo' : 'Envio em pausa'}
        share={sent / size}
        hint={`${percent}\u00a0% de ${formatMegabytes(size)}`}
      />
      {step === 'offline' && (
        <p className="flex items-center gap-2 text-sm">
          <Icon name="wifi-off" size={17} />
          Você está sem conexão. O envio continua sozinho quando ela voltar.
        </p>
      )}
    </>
  )
}
