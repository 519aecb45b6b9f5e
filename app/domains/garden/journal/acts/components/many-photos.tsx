import { useActionData } from 'react-router'
import { Icon } from '#ui/components/icon.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { PhotoField } from '#ui/form/photo-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

/** Maximum per API call. */
const MOST = 30

/** Uploads many photos at once; each becomes an update on the day it was taken. `last`: address of the plant's newest. */
export function ManyPhotos({ idempotency_key, last }: { idempotency_key: string; last?: string }) {
  const refused = useActionData() !== undefined
  return (
    <details open={refused || undefined} className="card group mb-8 block">
      <summary className="flex min-h-12 items-center gap-2 px-5 py-3 font-semibold">
        <Icon name="images" className="text-primary" />
        <span className="flex-1">Enviar várias fotos de uma vez</span>
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <Form className="space-y-5 px-5 pb-5">
        <HiddenField name="idempotency_key" value={idempotency_key} />
        <PhotoField
          label="Fotos"
          max={MOST}
          last={last}
          help={`Até ${MOST} fotos. Cada uma entra no diário no dia em que foi tirada.`}
        />
        <SubmitButton icon="upload" sending="Enviando…">
          Adicionar ao diário
        </SubmitButton>
      </Form>
    </details>
  )
}
