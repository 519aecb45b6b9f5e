import { Fragment, type ReactNode } from 'react'
import { states } from '#shared/brazil.ts'
import { applyMask } from '#shared/masks.ts'
import { Card } from '#ui/components/card.tsx'
import { FoldedFields } from '#ui/form/folded-fields.tsx'
import { MaskedField } from '#ui/form/masked-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { CheckoutView } from '../checkout.schemas.ts'

const options = Object.entries(states).map(([value, label]) => ({ value, label }))

/** Who receives it, and where: the CEP is the one that the freight was reckoned for, and stands above. */
export const ShipToFields = ({ cep }: { cep: string }) => (
  <Card title={`Endereço, CEP ${applyMask('cep', cep)}`} level={2}>
    <Rest cep={cep} />
  </Card>
)

type Props = { known: NonNullable<CheckoutView['address']>; children: ReactNode }

/** An address that is known, in a line that opens: its CEP comes as `children`. */
export const KnownShipTo = ({ known, children }: Props) => (
  <FoldedFields
    inCard
    names={names}
    icon="map-pin"
    title={
      <>
        <span className="block wrap-anywhere">
          {known.street}, {known.number}
          {known.complement && `, ${known.complement}`}
        </span>
        <span className="block text-sm font-normal wrap-anywhere text-muted">
          {known.recipient}, {known.district}, {known.city}, CEP {applyMask('cep', known.cep)}.
        </span>
        <span className="link text-sm">Mudar</span>
      </>
    }
  >
    <div className="space-y-6 px-5 pb-5">
      {children}
      <Rest cep={known.cep} />
    </div>
  </FoldedFields>
)

const names = ['cep', 'recipient', 'phone', 'street', 'number', 'complement', 'district', 'city', 'uf'].map(
  (field) => `address.${field}`,
)

/** Who receives it, and where, when the freight does not hang on it: the CEP is typed here. */
export const FreeShipTo = () => (
  <Card title="Endereço" level={2}>
    <FreeShipToFields />
  </Card>
)

/** The same, in a card that is there already. */
export const FreeShipToFields = () => (
  <div className="space-y-6">
    <MaskedField mask="cep" name="address.cep" label="CEP" autoComplete="postal-code" />
    <Rest />
  </div>
)

const Rest = ({ cep }: { cep?: string }) => (
  <div className="space-y-6">
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField name="address.recipient" label="Quem recebe" autoComplete="name" maxLength={120} />
      <MaskedField mask="phone" name="address.phone" label="Telefone" autoComplete="tel-national" />
    </div>
    {/* Of another CEP these are other fields: what was typed for the old one goes. */}
    <Fragment key={cep}>
      <TextField name="address.street" label="Rua" autoComplete="address-line1" maxLength={160} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField name="address.number" label="Número" help="Sem número? Escreva s/n." maxLength={20} />
        <TextField name="address.complement" label="Complemento" required={false} maxLength={80} />
      </div>
      <TextField name="address.district" label="Bairro" maxLength={80} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField name="address.city" label="Cidade" autoComplete="address-level2" maxLength={80} />
        <SelectField name="address.uf" label="Estado" options={options} placeholder="Escolha" />
      </div>
    </Fragment>
  </div>
)
