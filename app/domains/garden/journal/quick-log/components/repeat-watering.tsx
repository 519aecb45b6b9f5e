import { useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { formatRelative } from '#shared/relative-time.ts'
import { buttonLook } from '#ui/components/button.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { showToast } from '#ui/document/toasts.ts'
import { doneInWords, type QuickTarget, repeatWatering, wholeInWords } from '../quick-targets.model.ts'
import { sendNow } from '../send-now.browser.ts'
import { undoOfAct } from '../undo-act.view.ts'

type Props = {
  target: QuickTarget
  user_id: number
  /** Called once it is stored, or waits on the phone. */
  onDone?: () => void
  /** On a page that has its main action elsewhere. */
  quiet?: boolean
  /** Beside that of one plant: says that it is for all of a space. */
  whole?: boolean
}

/** One tap: the watering of last time, once more, now. */
export function RepeatWatering({ target, user_id, onDone, quiet, whole }: Props) {
  const [sending, setSending] = useState(false)
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const repeat = repeatWatering(target)
  if (!repeat) return null
  const send = async () => {
    if (sending) return
    setSending(true)
    const sent = await sendNow({ target, repeat, user_id })
    setSending(false)
    if ('refused' in sent) return showToast({ kind: 'error', text: sent.refused })
    onDone?.()
    if ('kept' in sent)
      return showToast({
        kind: 'info',
        text: 'Você está sem sinal. Salvamos no celular e enviamos assim que der.',
      })
    const undo = undoOfAct(sent.act_key, pathname + search)
    showToast({ kind: 'success', text: `${repeat.label} registrada em ${doneInWords(target)}.`, undo })
    void revalidate()
  }
  return (
    <button
      type="button"
      onClick={() => void send()}
      aria-disabled={sending || undefined}
      className={buttonLook({
        tone: quiet ? 'quiet' : 'primary',
        wide: true,
        className: 'h-auto justify-start py-2.5 text-start noscript:hidden',
      })}
    >
      <Icon name={sending ? 'loader-circle' : 'history'} size={22} className={sending ? 'animate-spin' : ''} />
      <span className="min-w-0">
        <span className="block">
          {whole ? `${repeat.label} em ${wholeInWords(target)}` : `${repeat.label} igual à última`}
        </span>
        <span className="figures block text-sm font-normal">
          {repeat.words && `${repeat.words}, `}
          {formatRelative(repeat.happened_at)}
        </span>
      </span>
    </button>
  )
}
