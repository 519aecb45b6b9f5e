import { roleWords } from '#domains/people/accounts/roles/role.words.ts'
import { optionsOf, typeWords } from '#domains/people/accounts/staff/account.words.ts'
import { purposes } from '#domains/people/privacy/consents/purpose.kinds.ts'
import { NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { registrationNames } from '../send.words.ts'

/** Whom a send is for. Nothing chosen is everybody who asked for it. */
export const AudienceFields = ({ roles }: { roles: string[] }) => (
  <fieldset className="space-y-5">
    <legend className="mb-2 font-semibold">Para quem</legend>
    <p className="text-muted">Só recebe quem pediu mensagens deste tipo. Escolha aqui para ir a menos gente.</p>
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        name="role"
        label="Papel"
        required={false}
        placeholder="Qualquer um"
        options={roles.map((name) => ({ value: name, label: roleWords(name) }))}
      />
      <SelectField
        name="user_type"
        label="Tipo de conta"
        required={false}
        placeholder="Qualquer um"
        options={optionsOf(typeWords)}
      />
      <SelectField
        name="registration"
        label="Cadastro"
        required={false}
        placeholder="Qualquer um"
        options={optionsOf(registrationNames)}
      />
      <SelectField
        name="consent"
        label="Disse sim a"
        required={false}
        placeholder="Tanto faz"
        options={Object.entries(purposes).map(([value, { title }]) => ({ value, label: title }))}
      />
      <NumberField name="joined_days" label="Cadastro nos últimos" unit="dias" required={false} whole />
    </div>
  </fieldset>
)
