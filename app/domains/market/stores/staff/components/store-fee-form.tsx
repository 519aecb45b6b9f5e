import { formatNumber } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

/** The platform's part of each sale of this store. */
export const StoreFeeForm = ({ bps }: { bps: number | null }) => (
  <Card title="Taxa da plataforma">
    <Form name="fee" values={{ percent: bps === null ? '' : formatNumber(bps / 100) }}>
      <NumberField
        name="percent"
        label="Parte de cada venda"
        help="Vazio: a taxa padrão. Vale para as próximas vendas."
        unit="%"
        required={false}
      />
      <SubmitButton tone="quiet" sending="Salvando…">
        Salvar taxa
      </SubmitButton>
    </Form>
  </Card>
)
