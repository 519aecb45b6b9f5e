import { Form } from '#ui/form/form.tsx'
import type { FormValues } from '#ui/form/form-context.ts'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { bankCodes, banks } from '../bank.kinds.ts'
import { bankAccountTypes } from '../receiver.kinds.ts'
import { accountTypeNames } from '../receiver.words.ts'

type Props = { values?: FormValues; submit: string; action?: string }

/** Both ways of being paid stand there: which fields count is decided by the choice, also without scripts. */
export const ReceiverForm = ({ values, submit, action }: Props) => (
  <Form name="receiver" values={values} action={action} guard>
    <RadioCards
      name="document_kind"
      label="De quem é a conta?"
      cards={[
        { value: 'cnpj', label: 'Empresa', text: 'CNPJ', icon: 'building-2' },
        { value: 'cpf', label: 'Pessoa', text: 'CPF', icon: 'user' },
      ]}
    />
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField name="document" label="CPF ou CNPJ" placeholder="00.000.000/0000-00" maxLength={18} />
      <TextField name="legal_name" label="Nome no documento" help="Nome completo ou razão social." maxLength={120} />
    </div>
    <RadioCards
      name="means"
      label="Como você quer receber?"
      cards={[
        { value: 'pix', label: 'Chave PIX', text: 'Só a chave', icon: 'qr-code' },
        { value: 'conta', label: 'Conta bancária', text: 'Agência e conta', icon: 'banknote' },
      ]}
    />
    <fieldset className="space-y-6 rounded-box border border-base-300 p-4 sm:p-5 means-pix">
      <legend className="px-2 font-semibold">Se for por PIX</legend>
      <TextField
        name="pix_key"
        label="Chave PIX"
        help="CPF, CNPJ, e-mail, celular com DDD ou chave aleatória. Precisa ser do mesmo titular."
        maxLength={77}
      />
    </fieldset>
    <fieldset className="space-y-6 rounded-box border border-base-300 p-4 sm:p-5 means-conta">
      <legend className="px-2 font-semibold">Se for por conta bancária</legend>
      <SelectField
        name="bank_code"
        label="Banco"
        placeholder="Escolha o banco"
        options={bankCodes.map((value) => ({ value, label: `${value} · ${banks[value]}` }))}
      />
      <div className="bank-account">
        <TextField name="branch" label="Agência" maxLength={6} />
        <div>
          <TextField name="account" label="Conta" help="Sem o dígito." maxLength={16} />
        </div>
        <TextField name="digit" label="Dígito" maxLength={1} />
      </div>
      <SelectField
        name="account_type"
        label="Tipo"
        placeholder="Escolha o tipo"
        options={bankAccountTypes.map((value) => ({ value, label: accountTypeNames[value] }))}
      />
    </fieldset>
    <FormActions>
      <SubmitButton sending="Enviando…">{submit}</SubmitButton>
    </FormActions>
  </Form>
)
