import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

/** What a kWh costs; kept with the robot. */
export const TariffForm = ({ tariff }: { tariff: number | null }) => (
  <Card title="Quanto custa o kWh">
    <Form key={tariff} name="tariff" opened={{ tariff }}>
      <NumberField
        name="tariff"
        label="Tarifa"
        prefix="R$"
        unit="por kWh"
        required={false}
        placeholder="0,95"
        help="Divida o total da conta pelos kWh. Vale para este robô e para as colheitas do espaço dele."
        defaultValue={tariff}
      />
      <SubmitButton tone="quiet" sending="Salvando…">
        Salvar tarifa
      </SubmitButton>
    </Form>
  </Card>
)
