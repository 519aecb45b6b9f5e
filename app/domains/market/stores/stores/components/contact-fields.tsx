import { AddressFields, type FoundAddress } from '#domains/people/accounts/ui.ts'
import { MaskedField } from '#ui/form/masked-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'

type Props = { can_find_cep: boolean; found?: FoundAddress; submit: string }

/** How a store is reached. By law its page shows all of it. */
export const ContactFields = ({ can_find_cep, found, submit }: Props) => (
  <>
    {/* Enter presses a form's first submit button: this hidden one submits the form instead of the CEP lookup. */}
    <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
      {submit}
    </button>
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField name="email" label="E-mail da loja" type="email" maxLength={254} />
      <MaskedField mask="phone" name="phone" label="Telefone com DDD" />
    </div>
    <div id="endereco" className="scroll-mt-20">
      <AddressFields can_find_cep={can_find_cep} found={found} />
    </div>
    <p className="text-sm text-muted">
      E-mail, telefone e endereço aparecem na página da loja: a lei pede (Decreto 7.962). Use o endereço de onde você
      vende.
    </p>
  </>
)
