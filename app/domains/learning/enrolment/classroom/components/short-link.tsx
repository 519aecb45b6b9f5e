import type { MouseEvent } from 'react'
import { buttonLook } from '#ui/components/button.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { useToast } from '#ui/document/toasts.ts'

type Props = { course: string; lesson: string }

/** The short address of a class, to pass on in a group: copied with a tap; without scripts it is a link that one holds. */
export function ShortLink({ course, lesson }: Props) {
  const toast = useToast()
  const to = `/cursos/${course}/${lesson}`
  const copy = (event: MouseEvent) => {
    // In another tab, as one asked for it.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    navigator.clipboard.writeText(new URL(to, window.location.href).href).then(
      () => toast.success('Link copiado. Só abre para quem está no curso.'),
      () => toast.error('Não deu para copiar. Segure o botão para copiar o link.'),
    )
  }
  return (
    <Link to={to} onClick={copy} className={buttonLook({})}>
      <Icon name="copy" />
      Copiar link da aula
    </Link>
  )
}
