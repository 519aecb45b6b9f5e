import { Button } from '#ui/components/button.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { useToast } from '#ui/document/toasts.ts'

/** The key that is built into robots, to copy. */
export function PublicKey({ public_key }: { public_key: string }) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(public_key).then(
      () => toast.success('Chave copiada.'),
      () => toast.error('Não deu para copiar. Selecione a chave.'),
    )
  return (
    <Disclosure title="Chave pública das versões" icon="key-round">
      <div className="space-y-3 px-5 pb-5">
        <p className="text-[0.9375rem] text-muted">
          Ed25519, em base64. Ela vai gravada no robô, que só instala o que esta chave assinou.
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <code className="min-w-0 flex-1 rounded-field bg-base-200 px-3 py-2 text-sm wrap-anywhere select-all">
            {public_key}
          </code>
          <Button icon="copy" onClick={copy} className="needs-script">
            Copiar
          </Button>
        </div>
      </div>
    </Disclosure>
  )
}
