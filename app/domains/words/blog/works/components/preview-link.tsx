import { type Ref, useEffect, useRef, useState } from 'react'
import { useActionData } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { useToast } from '#ui/document/toasts.ts'

type Made = { address: string; until: string }

/** The link that was made last on this page, which gets the focus: it is shown nowhere else. */
export function useMadePreview() {
  const data = useActionData() as { preview?: Made } | undefined
  const [made, setMade] = useState<Made>()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (data?.preview) setMade(data.preview)
  }, [data])
  const show = () => box.current?.focus()
  useEffect(() => {
    if (made) box.current?.focus()
  }, [made])
  return { made, box, show, forget: () => setMade(undefined) }
}

type Props = Made & {
  ref: Ref<HTMLElement>
  /** The act that is under way. */
  waiting?: string
  onAnother: () => void
  onEnd: () => void
}

export function PreviewLink({ ref, address, until, waiting, onAnother, onEnd }: Props) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success('Link copiado.'),
      () => toast.error('Não deu para copiar. Segure o endereço para copiar.'),
    )
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Link de prévia"
      className="space-y-2 rounded-box border border-info/30 bg-info/8 p-3 text-[0.9375rem]"
    >
      <p className="font-semibold">Link de prévia, até {until}</p>
      <p>
        <a href={address} target="_blank" rel="noreferrer" className="link break-all">
          {address}
        </a>
      </p>
      <p>Quem tem o link lê o rascunho sem conta, até você encerrar ou fazer outro.</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon="copy" onClick={copy}>
          Copiar
        </Button>
        <Button size="sm" waiting={waiting === 'preview'} onClick={onAnother}>
          Fazer outro link
        </Button>
        <Button size="sm" tone="plain" waiting={waiting === 'end_preview'} onClick={onEnd}>
          Encerrar
        </Button>
      </div>
    </section>
  )
}
