import { useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { useField } from '#ui/form/form-context.ts'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { MoneyField, NumberField } from '#ui/form/number-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { VariantDetail } from '../../variants/variants.schemas.ts'

type Props = {
  variants: VariantDetail[]
  /** Typed before a refusal. */
  typed: number
  /** It is packed and sent: with stock, weight and size. */
  shipped: boolean
}

/** A draft is kept without it. */
const forSending = 'Precisa para enviar'

/** What can be chosen of a product, each with price and stock. A card each: a table would not fit a phone. */
export function VariantRows({ variants, typed, shipped }: Props) {
  const [rows, setRows] = useState(() =>
    Array.from({ length: typed || Math.max(1, variants.length) }, (_, at) => ({ key: at, variant: variants[at] })),
  )
  const add = () => setRows([...rows, { key: Math.max(...rows.map(({ key }) => key)) + 1, variant: undefined }])
  return (
    <fieldset id="preco-e-estoque" className="scroll-mt-24 space-y-4">
      <legend className="text-lg font-semibold">Preço e estoque</legend>
      <p className="text-muted">
        Valem na hora, sem passar pela equipe. Se a pessoa escolhe tamanho, cor ou potência, crie uma opção para cada.
      </p>
      <HiddenField name="variants" value="" />
      {rows.map(({ key, variant }, at) => (
        <VariantRow
          key={key}
          at={at}
          variant={variant}
          shipped={shipped}
          alone={rows.length === 1}
          onRemove={() => setRows(rows.filter((row) => row.key !== key))}
        />
      ))}
      <Button className="needs-script" icon="plus" onClick={add}>
        Mais uma opção
      </Button>
    </fieldset>
  )
}

type RowProps = Pick<Props, 'shipped'> & { at: number; variant?: VariantDetail; alone: boolean; onRemove: () => void }

function VariantRow({ at, variant, shipped, alone, onRemove }: RowProps) {
  const name = `variants[${at}]`
  // What was sent and refused is of the option, and of the stock, that the form was opened with.
  const { value: id } = useField(`${name}.id`, variant?.id)
  const { value: seen } = useField(`${name}.on_hand_seen`, variant?.on_hand)
  return (
    <div
      id={variant && `opcao-${variant.id}`}
      className="card grid scroll-mt-24 grid-cols-2 items-end gap-4 p-4 target:border-primary sm:grid-cols-4 sm:p-5"
    >
      {id && <HiddenField name={`${name}.id`} value={id} />}
      {seen && <HiddenField name={`${name}.on_hand_seen`} value={seen} />}
      {!alone && <p className="col-span-full font-semibold">Opção {at + 1}</p>}
      <MoneyField name={`${name}.price`} label="Preço" required={Boolean(variant)} />
      <MoneyField name={`${name}.compare_at_price`} label="Antes era" required={false} />
      {shipped && (
        <>
          <NumberField
            name={`${name}.on_hand`}
            label="Estoque"
            help={variant?.reserved ? `${variant.reserved} em pedidos` : undefined}
            unit="un."
            whole
            required={Boolean(variant)}
          />
          <NumberField
            name={`${name}.low_stock`}
            label="Avisar abaixo de"
            defaultValue={3}
            unit="un."
            whole
            required={false}
          />
        </>
      )}
      <TextField
        className="col-span-2"
        name={`${name}.name`}
        label="Nome da opção"
        placeholder="240 W, bivolt"
        help={alone ? 'Só se houver mais de uma.' : undefined}
        required={false}
        maxLength={80}
      />
      <TextField className="col-span-2" name={`${name}.sku`} label="Código (SKU)" required={false} maxLength={40} />
      {shipped && (
        <>
          <NumberField name={`${name}.weight_grams`} label="Peso embalado" unit="g" whole help={forSending} />
          <NumberField name={`${name}.length_cm`} label="Comprimento" unit="cm" whole help={forSending} />
          <NumberField name={`${name}.width_cm`} label="Largura" unit="cm" whole help={forSending} />
          <NumberField name={`${name}.height_cm`} label="Altura" unit="cm" whole help={forSending} />
        </>
      )}
      <div className="col-span-full flex flex-wrap items-center justify-between gap-2">
        <CheckboxField name={`${name}.active`} label="À venda" defaultChecked={!variant} />
        {!alone && (
          <Button tone="plain" size="sm" icon="trash-2" className="needs-script" onClick={onRemove}>
            Tirar opção {at + 1}
          </Button>
        )}
      </div>
    </div>
  )
}
