import { Button } from '#ui/components/button.tsx'
import { useToast } from '#ui/document/toasts.ts'

/** An affiliate's link: copied with a button, or selected by hand. */
export function LinkToCopy({ link }: { link: string }) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast.success('Link copiado.'),
      () => toast.error('Não deu para copiar. Selecione o link.'),
    )
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
      <code className="min-w-0 flex-1 rounded-field bg-base-200 px-3 py-2 text-sm wrap-anywhere select-all">
        {link}
      </code>
      <Button icon="copy" size="sm" onClick={copy} className="needs-script">
        Copiar link
      </Button>
    </div>
  )
}
