import { formatMeasure } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { DeviceSettings } from '../devices.schemas.ts'

type Props = Pick<DeviceSettings, 'channels' | 'stuffs'>

/** What hangs on each channel: its energy is reckoned from it. */
export const ChannelsCard = ({ channels, stuffs }: Props) => (
  <Card title="Aparelhos">
    <p className="mb-3 text-muted">Diga o que está ligado em cada um. O consumo é calculado pela potência.</p>
    {channels.map(({ slug, name, label, watts, usual_watts, stuff }) => (
      <Disclosure key={slug} title={label ? `${name}: ${label}` : name} icon="plug" inCard>
        <div className="pb-5">
          <Form name={`channel-${slug}`} opened={{ label, watts, stuff_id: stuff?.id }}>
            <HiddenField name="slug" value={slug} />
            <TextField name="label" label="Como você chama" required={false} defaultValue={label} maxLength={40} />
            <NumberField
              name="watts"
              label="Potência"
              unit="W"
              required={false}
              defaultValue={watts}
              help={
                usual_watts === null ? undefined : `Vazio, usamos ${formatMeasure(usual_watts, 'W')}, uma estimativa.`
              }
            />
            <SelectField
              name="stuff_id"
              label="Equipamento"
              required={false}
              placeholder="Nenhum dos seus itens"
              options={stuffs.map((one) => ({ value: one.id, label: one.name }))}
              defaultValue={stuff?.id}
            />
            <SubmitButton tone="quiet" sending="Salvando…">
              Salvar aparelho
            </SubmitButton>
          </Form>
        </div>
      </Disclosure>
    ))}
  </Card>
)
