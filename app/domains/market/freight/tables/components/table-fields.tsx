import { MoneyField } from '#ui/form/number-field.tsx'
import { SwitchField } from '#ui/form/switch-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'

export const TableFields = () => (
  <>
    <TextField
      name="name"
      label="Nome"
      help="Quem compra lê este nome ao escolher o frete."
      placeholder="Entrega da loja"
      maxLength={60}
    />
    <MoneyField
      name="free_from"
      label="Frete grátis a partir de"
      required={false}
      help="Em produtos desta loja. Em branco: nunca é grátis."
    />
    <SwitchField name="active" label="Quem compra pode escolher" />
  </>
)
