import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { useToast } from '#ui/document/toasts.ts'

/** The address that puts a coupon into whoever's cart opens it. */
export function CouponLink({ url }: { url: string }) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success('Link copiado.'),
      () => toast.error('Não deu para copiar. Selecione o link.'),
    )
  return (
    <Card title="Link do cupom">
      <p className="mb-3 text-[0.9375rem] text-muted">Quem abre este link já fica com o cupom no carrinho.</p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 flex-1 rounded-field bg-base-200 px-3 py-2 text-sm wrap-anywhere select-all">
          {url}
        </code>
        <Button icon="copy" onClick={copy} className="needs-script">
          Copiar link
        </Button>
      </div>
    </Card>
  )
}
