import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { percentText } from '../fee.form.ts'

/** The platform's part of each sale of this store. */
export const StoreFeeForm = ({ bps }: { bps: number | null }) => (
  <Card title="Taxa da plataforma">
    <Form name="fee" values={{ percent: percentText(bps) }} opened={{ platform_fee_bps: bps }} key={bps}>
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
