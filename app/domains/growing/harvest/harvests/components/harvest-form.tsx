import { Form } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { FormContext } from '#ui/form/form-context.ts'
import { NumberField } from '#ui/form/number-field.tsx'
import { harvestFields } from '../harvest.form.ts'

type Props = {
  slug: string
  typed: Record<string, string>
  errors: Record<string, string[]>
  /** Shown to the owner only, like prices. */
  withTariff: boolean
}

/** Inputs of the calculations; kept in the URL. */
export const HarvestForm = ({ slug, typed, errors, withTariff }: Props) => (
  <Card title="Ajustar os cálculos">
    <FormContext value={{ errors, values: typed, sending: false, id: 'colheita' }}>
      <Form
        method="get"
        action={`/cultivo/planta/${slug}/colheita`}
        preventScrollReset
        noValidate
        className="space-y-4"
      >
        <NumberField
          name="fresh_water"
          label={harvestFields.fresh_water.label}
          unit="%"
          required={false}
          placeholder="78"
          help="Flor fresca tem de 75 a 80 %."
        />
        <NumberField
          name="target_water"
          label={harvestFields.target_water.label}
          unit="%"
          required={false}
          placeholder="12"
          help="Onde a secagem deve parar."
        />
        {withTariff && (
          <NumberField
            name="kwh"
            label={harvestFields.kwh.label}
            unit="kWh"
            required={false}
            help="Se você mediu, do começo ao corte. Vazio, usamos o que o robô contou ou estimamos pelas lâmpadas."
          />
        )}
        {withTariff && (
          <NumberField
            name="tariff"
            label={harvestFields.tariff.label}
            prefix="R$"
            unit="por kWh"
            required={false}
            placeholder="0,95"
            help="Divida o total da conta pelos kWh. Fica salva neste aparelho. Vazia, vale a do robô do espaço."
          />
        )}
        <Button type="submit" tone="primary" wide>
          Calcular
        </Button>
      </Form>
    </FormContext>
  </Card>
)
