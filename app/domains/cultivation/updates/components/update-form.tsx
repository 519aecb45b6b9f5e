import { Card } from '#ui/components/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { PhotoField } from '#ui/form/photo-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'

/** A note with photos, for now or for a moment that has passed. The key makes the same form sent twice one update. */
export const UpdateForm = ({ idempotency_key }: { idempotency_key: string }) => (
  <Card title="Nova atualização">
    <Form name="post" guard key={idempotency_key}>
      <HiddenField name="idempotency_key" value={idempotency_key} />
      <TextArea name="text" label="O que aconteceu?" maxLength={5000} rows={3} />
      <PhotoField label="Fotos" required={false} max={10} />
      <DateField
        name="happened_at"
        label="Quando"
        type="datetime-local"
        required={false}
        help="Vazio quer dizer agora."
      />
      <SubmitButton sending="Publicando…">Registrar</SubmitButton>
    </Form>
  </Card>
)
