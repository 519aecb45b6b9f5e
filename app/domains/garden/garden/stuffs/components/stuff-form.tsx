import { now } from '#shared/clock.ts'
import { dayKey } from '#shared/dates.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { MoneyField, NumberField } from '#ui/form/number-field.tsx'
import { PhotoField } from '#ui/form/photo-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { SureField } from '#ui/form/sure-field.tsx'
import { PrivacyField } from '#ui/form/switch-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { shownOfStuff } from '../../shown.words.ts'
import { stuffFields } from '../stuff.form.ts'
import { typeById } from '../stuff.kinds.ts'
import type { StuffDetail } from '../stuffs.schemas.ts'
import { SpecFields } from './spec-fields.tsx'

type Props = { stuff_type_id: number; stuff?: StuffDetail; idempotency_key?: string }

/** Shared by the new and edit forms of an item type. */
export function StuffForm({ stuff_type_id, stuff, idempotency_key }: Props) {
  const type = typeById(stuff_type_id)
  return (
    <Form name="save" guard opened={stuff && stuffFields(stuff)} key={idempotency_key}>
      {idempotency_key && <HiddenField name="idempotency_key" value={idempotency_key} />}
      <HiddenField name="stuff_type_id" value={String(stuff_type_id)} />
      <TextField name="name" label="Nome" defaultValue={stuff?.name ?? type.name} maxLength={120} />
      <SpecFields stuff_type_id={stuff_type_id} specs={stuff?.specs} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField name="brand" label="Marca" required={false} defaultValue={stuff?.brand} maxLength={80} />
        <TextField name="model" label="Modelo" required={false} defaultValue={stuff?.model} maxLength={80} />
        <NumberField name="quantity" label="Quantidade" whole defaultValue={stuff?.quantity ?? 1} />
        <MoneyField name="price" label="Preço de cada um" help="Só você vê." required={false} centavos={stuff?.price} />
        <DateField
          name="bought_on"
          label="Comprado em"
          required={false}
          max={dayKey(now())}
          defaultValue={stuff?.bought_on}
        />
      </div>
      <PhotoField
        label="Fotos"
        required={false}
        max={10}
        photos={stuff?.photos.map(({ document }) => ({ ...document, id: String(document.id) }))}
      />
      <TextArea
        name="description"
        label="Anotações"
        required={false}
        maxLength={5000}
        rows={3}
        defaultValue={stuff?.description}
      />
      <PrivacyField
        label="Quem vê este equipamento"
        shows={shownOfStuff}
        help="Se você usar o equipamento numa planta ou num espaço público, quem abrir a página também vê o nome, as fotos e as anotações dele. O preço só você vê."
        defaultChecked={stuff?.private ?? true}
      />
      <SureField />
      <FormActions>
        <SubmitButton sending="Salvando…">{stuff ? 'Salvar' : 'Adicionar equipamento'}</SubmitButton>
      </FormActions>
    </Form>
  )
}
