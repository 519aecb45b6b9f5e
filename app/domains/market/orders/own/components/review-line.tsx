import { Disclosure } from '#ui/components/disclosure.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { PhotoField } from '#ui/form/photo-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { OrderLineView } from '../../orders/orders.schemas.ts'

const stars = [
  { value: 5, label: '5 estrelas: ótimo' },
  { value: 4, label: '4 estrelas: bom' },
  { value: 3, label: '3 estrelas: regular' },
  { value: 2, label: '2 estrelas: ruim' },
  { value: 1, label: '1 estrela: péssimo' },
]

/** Says what the buyer thinks of a line, once. */
export const ReviewLine = ({ line }: { line: OrderLineView }) =>
  line.reviewed ? (
    <p className="text-sm text-muted">Você já avaliou. Obrigado!</p>
  ) : (
    <Disclosure title="Avaliar" icon="star" inCard>
      <Form name={`review-${line.id}`}>
        <HiddenField name="product_id" value={line.product.id} />
        <HiddenField name="order_line_id" value={line.id} />
        <SelectField name="stars" label="Sua nota" placeholder="Escolha" options={stars} />
        <TextArea name="text" label="O que você achou" required={false} rows={3} maxLength={2000} />
        <PhotoField label="Fotos" max={4} required={false} />
        <FormActions>
          <SubmitButton icon="star">Publicar avaliação</SubmitButton>
        </FormActions>
      </Form>
    </Disclosure>
  )
