import { useEffect, useState } from 'react'
import { now as clock } from '#shared/clock.ts'
import { Icon } from '#ui/components/icon.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import type { SaveState } from '../autosave.browser.ts'

const icons: Record<SaveState, IconName> = {
  saved: 'circle-check',
  waiting: 'pencil',
  saving: 'cloud-upload',
  offline: 'cloud-off',
  signed_out: 'log-in',
  behind: 'triangle-alert',
  refused: 'circle-alert',
}

/** 'Salvo há 3 s'. */
export function SaveLine({ state, saved_at }: { state: SaveState; saved_at: string | Date }) {
  const ago = useSecondsSince(saved_at)
  const words: Record<SaveState, string> = {
    saved: `Salvo ${agoWords(ago)}`,
    waiting: 'Escrevendo…',
    saving: 'Salvando…',
    offline: 'Sem sinal: está guardado neste aparelho e será salvo quando voltar',
    signed_out: 'Sua sessão terminou. O texto está guardado neste aparelho',
    behind: 'Não salvo: há outra versão',
    refused: 'Não salvo',
  }
  return (
    <p
      className="flex items-center gap-2 text-sm text-muted"
      aria-live={state === 'saved' ? 'off' : 'polite'}
      suppressHydrationWarning
    >
      <Icon name={icons[state]} size={18} />
      <span suppressHydrationWarning>{words[state]}</span>
    </p>
  )
}

function useSecondsSince(at: string | Date) {
  const [now, setNow] = useState(() => +clock())
  useEffect(() => {
    const tick = () => setNow(+clock())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.round((now - new Date(at).getTime()) / 1000))
}

function agoWords(seconds: number) {
  if (seconds < 2) return 'agora'
  if (seconds < 60) return `há ${seconds} s`
  if (seconds < 3600) return `há ${Math.floor(seconds / 60)} min`
  return seconds < 86_400 ? `há ${Math.floor(seconds / 3600)} h` : `há ${Math.floor(seconds / 86_400)} d`
}
