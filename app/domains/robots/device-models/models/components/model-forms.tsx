import { Disclosure } from '#ui/components/disclosure.tsx'
import { Form } from '#ui/form/form.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { type Option, SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { SwitchField } from '#ui/form/switch-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { channelKinds } from '../../channels/channel.kinds.ts'
import { channelWords } from '../../channels/channel.words.ts'
import type { DeviceModelDetail } from '../device-models.schemas.ts'

const look = 'space-y-4 px-5 pb-5'
const inCard = 'mt-3'

/** A sensor of those that the model does not have; the server gives it the next free slot. */
export const AddSensor = ({ sensors, open }: { sensors: Option[]; open: boolean }) => (
  <div className={inCard}>
    <Disclosure title="Pôr um sensor" icon="plus" inCard open={open}>
      <Form name="add_sensor" className={look}>
        <SelectField
          name="sensor_id"
          label="Sensor"
          help="Ele recebe a próxima posição livre, que nunca muda."
          options={sensors}
          placeholder="Escolha um sensor"
        />
        <SubmitButton>Pôr no modelo</SubmitButton>
      </Form>
    </Disclosure>
  </div>
)

const kinds = channelKinds.map((value) => ({ value, label: channelWords[value].label }))

/** A new channel, or the one of that code with other values. */
export const PutChannel = ({ next, open }: { next: number; open: boolean }) => (
  <div className={inCard}>
    <Disclosure title="Pôr ou mudar um canal" icon="plus" inCard open={open}>
      <Form name="put_channel" className={look} values={{ order_by: next, has_level: false, kind: 'lamp' }}>
        <TextField
          name="slug"
          label="Código"
          help="Um código que já existe muda aquele canal. O código em si nunca muda."
          placeholder="luz-2"
          maxLength={30}
          exact
        />
        <TextField name="name" label="Nome" maxLength={40} />
        <SelectField name="kind" label="O que liga" options={kinds} />
        <SwitchField
          name="has_level"
          label="Controle"
          on={{ label: 'Nível de 0 a 100' }}
          off={{ label: 'Liga e desliga' }}
        />
        <NumberField name="watts" label="Potência típica" unit="W" required={false} />
        <NumberField
          name="most_on_minutes"
          label="Tempo máximo ligado"
          unit="min"
          help="O próprio robô desliga depois disso, mesmo sem rede."
          whole
          required={false}
        />
        <NumberField name="order_by" label="Ordem" whole />
        <SubmitButton>Salvar canal</SubmitButton>
      </Form>
    </Disclosure>
  </div>
)

/** How many of a part the model has, and where. */
export const PutPart = ({ model, parts, open }: { model: DeviceModelDetail; parts: Option[]; open: boolean }) => (
  <div className={inCard}>
    <Disclosure title="Pôr uma peça" icon="plus" inCard open={open}>
      <Form name="put_part" className={look} values={{ quantity: 1 }}>
        <SelectField name="part_id" label="Peça" options={parts} placeholder="Escolha uma peça" />
        <SelectField
          name="channel"
          label="Onde fica"
          help="As horas dela são as do canal, ou as do robô."
          required={false}
          options={model.channels.map(({ slug, name }) => ({ value: slug, label: name }))}
          placeholder="Robô inteiro"
        />
        <NumberField name="quantity" label="Quantas" whole />
        <SubmitButton>Pôr no modelo</SubmitButton>
      </Form>
    </Disclosure>
  </div>
)
