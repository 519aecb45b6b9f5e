import { states } from '#shared/brazil.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { SwitchField } from '#ui/form/switch-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'

const options = Object.entries(states).map(([value, label]) => ({ value, label }))

export const PickupFields = () => (
  <>
    <TextField name="name" label="Nome" placeholder="Loja da Savassi" maxLength={60} />
    <TextField
      name="address"
      label="Endereço completo"
      help="Só aparece para quem já pagou."
      placeholder="Rua da Bahia, 100, Centro"
      maxLength={200}
    />
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField name="city" label="Cidade" maxLength={80} />
      <SelectField name="uf" label="Estado" placeholder="Escolha" options={options} />
    </div>
    <TextArea
      name="hours"
      label="Quando e como retirar"
      help="Dias, horários e o que levar. Aparece para quem está comprando."
      placeholder="Segunda a sexta, das 9h às 18h. Leve um documento com foto."
      rows={3}
      maxLength={200}
    />
    <SwitchField name="active" label="Quem compra pode escolher" />
  </>
)
