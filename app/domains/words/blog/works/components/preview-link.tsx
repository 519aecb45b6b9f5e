import { useActionData } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { useToast } from '#ui/document/toasts.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

/** The link that was just made: it is shown once. */
export function PreviewLink() {
  const data = useActionData() as { preview?: { address: string; until: string } } | undefined
  const toast = useToast()
  if (!data?.preview) return null
  const { address, until } = data.preview
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success('Link copiado.'),
      () => toast.error('Não deu para copiar. Segure o endereço para copiar.'),
    )
  return (
    <Notice title={`Link de prévia, até ${until}`}>
      <p className="break-all select-all">{address}</p>
      <p>Quem tem o link lê o rascunho sem conta. Um link novo encerra este.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button icon="copy" onClick={copy}>
          Copiar
        </Button>
        <Form name="end_preview" className="">
          <SubmitButton tone="plain">Encerrar</SubmitButton>
        </Form>
      </div>
    </Notice>
  )
}
