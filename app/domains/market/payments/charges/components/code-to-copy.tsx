import { Button } from '#ui/components/button.tsx'
import { useToast } from '#ui/document/toasts.ts'

type Props = { label: string; shown: string; code: string; copied: string; action: string }

/** A code that the bank's app takes: copied with a button, or selected by hand. */
export function CodeToCopy({ label, shown, code, copied, action }: Props) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => toast.success(copied),
      () => toast.error('Não deu para copiar. Selecione o código.'),
    )
  return (
    <div className="space-y-2">
      <p className="text-[0.9375rem] font-semibold">{label}</p>
      <code className="figures block rounded-field bg-base-200 px-3 py-2 text-sm wrap-anywhere select-all">
        {shown}
      </code>
      <Button tone="primary" icon="copy" onClick={copy} wide className="needs-script">
        {action}
      </Button>
    </div>
  )
}
