import { useEffect, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { useToast } from '#ui/document/toasts.ts'
import { isToBeAsked, isWorkerReady, noteAsked, noteRefused, pushKey, renewPush, startPush } from '../push.browser.ts'

type Props = { viewer: { id: number }; site: string }

/**
 * Appears once after login and asks whether this device may be told. The browser's own question comes only after a
 * yes: a no to that one can't be taken back.
 */
export function PushPrompt({ viewer, site }: Props) {
  const [shown, setShown] = useState(false)
  const toast = useToast()
  useEffect(() => {
    void renewPush(viewer.id)
    let wanted = true
    const ask = async () => {
      if (!isToBeAsked() || !(await isWorkerReady()) || !(await pushKey()) || !wanted) return
      noteAsked()
      setShown(true)
    }
    void ask()
    return () => {
      wanted = false
    }
  }, [viewer.id])
  if (!shown) return null

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
    <section
      aria-label="Notificações"
      className="card fixed inset-x-2 top-16 z-50 mx-auto max-w-md p-4 shadow-lg"
      ref={appear}
    >
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

/** In its place from the first frame: what is pressed does not move. */
function appear(box: HTMLElement | null) {
  if (box && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    box.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 180, easing: 'ease-out' })
}
