import { states } from '#shared/brazil.ts'
import { Button } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { MaskedField } from '#ui/form/masked-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { CepAnswer } from '../registration-confirmation/registration-confirmation.schemas.ts'

export type FoundAddress = CepAnswer
type Props = { can_find_cep: boolean; found?: FoundAddress }

const options = Object.entries(states).map(([value, label]) => ({ value, label }))

/** Postal address. A CEP lookup may fill in the fields; everything can also be typed. */
export function AddressFields({ can_find_cep, found }: Props) {
  return (
    <fieldset className="space-y-6">
      <legend className="mb-4 font-display text-lg font-semibold">Endereço</legend>
      <div className="flex flex-col gap-3 sm:flex-row">
        <div className="grow">
          <MaskedField mask="cep" name="cep" label="CEP" autoComplete="postal-code" />
        </div>
        {can_find_cep && (
          <Button type="submit" name="intent" value="cep" icon="search" className="sm:mt-7">
            Buscar endereço
          </Button>
        )}
      </div>
      <div role="status">
        <CepNotice can_find_cep={can_find_cep} found={found} />
      </div>
      {/* New keys remount the fields: uncontrolled inputs that were typed into would keep the old text. */}
      <div key={JSON.stringify(found?.address ?? null)} className="space-y-6">
        <TextField
          name="street"
          label="Rua"
          help="Rua, avenida, estrada ou sítio."
          autoComplete="address-line1"
          maxLength={160}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField name="number" label="Número" help="Sem número? Escreva s/n." maxLength={20} />
          <TextField name="complement" label="Complemento" required={false} maxLength={80} />
        </div>
        <TextField name="district" label="Bairro" maxLength={80} />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField name="city" label="Cidade" autoComplete="address-level2" maxLength={80} />
          <SelectField name="uf" label="Estado" options={options} placeholder="Escolha" />
        </div>
      </div>
    </fieldset>
  )
}

const sentences = {
  unknown: 'Não encontramos esse CEP. Confira os números ou preencha o endereço mesmo assim.',
  unavailable: 'A busca de CEP não respondeu. Preencha o endereço abaixo.',
}

function CepNotice({ can_find_cep, found }: Props) {
  if (!found)
    return can_find_cep ? null : (
      <p className="text-muted">A busca de CEP não está disponível. Preencha o endereço abaixo.</p>
    )
  if (found.state !== 'found') return <Notice tone="warning">{sentences[found.state]}</Notice>
  if (found.address?.street) return <Notice tone="success">Achamos a rua. Falta o número.</Notice>
  return <Notice>Este CEP vale para a cidade toda. Escreva a rua e o bairro.</Notice>
}
