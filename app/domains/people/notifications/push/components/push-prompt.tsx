import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { useToast } from '#ui/document/toasts.ts'
import { useRootData } from '#ui/root-data.ts'
import { hasNews, isToBeAsked, isWorkerReady, noteAsked, noteRefused, renewPush, startPush } from '../push.browser.ts'
import { isBusyPlace } from '../push-question.model.ts'

type Props = { viewer: { id: number }; site: string }

/**
 * Appears once, when there is something to tell of, and asks whether this device may be told: as the last card of the page, so that it
 * moves nothing that stands there; on a phone it stays in sight above the bar and its '+'. The browser's own question comes only after a yes: a no to that one can't be taken back.
 */
export function PushPrompt({ viewer, site }: Props) {
  const [shown, setShown] = useState(false)
  const toast = useToast()
  const { pathname } = useLocation()
  // One question at a time.
  const consent = useRootData()?.consent
  const isWrongMoment = isBusyPlace(pathname) || consent === null
  const isWrongAtFirst = useRef(isWrongMoment).current
  useEffect(() => {
    void renewPush(viewer.id)
    if (isWrongAtFirst) return
    let wanted = true
    const ask = async () => {
      if (!isToBeAsked() || !(await isWorkerReady()) || !(await hasNews()) || !wanted) return
      noteAsked()
      setShown(true)
    }
    void ask()
    return () => {
      wanted = false
    }
  }, [viewer.id, isWrongAtFirst])
  if (!shown || isWrongMoment) return null

  const allow = async () => {
    setShown(false)
    const result = await startPush()
    if (result === 'denied') noteRefused()
    if (result === 'on') toast.success('Pronto: este aparelho recebe avisos.')
    if (result === 'failed') toast.error('Não deu para ligar os avisos agora. Tente nas configurações de avisos.')
  }
  const cancel = () => {
    setShown(false)
    noteRefused()
  }
  return (
    <section aria-label="Notificações" className={look} ref={appear}>
      <p className="flex items-start gap-3">
        <Icon name="bell-ring" size={22} className="mt-px text-primary" />
        <span>Receba notificações sobre seu usuário aqui no {site}</span>
      </p>
      <div className="mt-3 flex justify-end gap-2">
        <Button tone="plain" onClick={cancel}>
          Cancelar
        </Button>
        <Button tone="primary" onClick={allow}>
          Permitir
        </Button>
      </div>
    </section>
  )
}

const look =
  'card mx-auto mt-10 max-w-md p-4 max-desk:sticky max-desk:bottom-[calc(var(--bar-room)+1.5rem)] max-desk:z-20 max-desk:shadow-lg'

/**
 * In its place from the first frame: what is pressed does not move. A thumb that was on its way to the footer, which makes room, does
 * not answer: for a second the question cannot be.
 */
function appear(box: HTMLElement | null) {
  if (!box) return
  box.animate({ pointerEvents: ['none', 'none'] }, 1000)
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    box.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 180, easing: 'ease-out' })
}
