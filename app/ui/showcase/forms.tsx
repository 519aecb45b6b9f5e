import { CheckboxField } from '../form/checkbox-field.tsx'
import { DateField } from '../form/date-field.tsx'
import { Form } from '../form/form.tsx'
import { FormContext } from '../form/form-context.ts'
import { FormError } from '../form/form-error.tsx'
import { MaskedField } from '../form/masked-field.tsx'
import { MoneyField, NumberField } from '../form/number-field.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { PhotoField } from '../form/photo-field.tsx'
import { RadioCards } from '../form/radio-cards.tsx'
import { SelectField } from '../form/select-field.tsx'
import { FormActions, SubmitButton } from '../form/submit-button.tsx'
import { PrivacyField, SwitchField } from '../form/switch-field.tsx'
import { TextArea } from '../form/text-area.tsx'
import { TextField } from '../form/text-field.tsx'
import { VideoField } from '../form/video-field.tsx'
import { Case, Section } from './section.tsx'

const cycles = [
  { value: 1, label: 'Germinação', image: '/arte/ciclos/germinacao.svg', text: '3 a 7 dias' },
  { value: 2, label: 'Vegetativo', image: '/arte/ciclos/vegetativo.svg', text: '4 semanas' },
  { value: 3, label: 'Floração', image: '/arte/ciclos/floracao.svg', text: '8 a 10 semanas' },
] as const

const wrong = {
  values: { name: '', email: 'bia@', pot: 'onze', cycle: '' },
  message: 'Confira os campos destacados.',
  errors: {
    name: ['Dê um nome à planta.'],
    email: ['Falta o fim do e-mail, como em nome@exemplo.com.'],
    pot: ['Escreva um número, como 11 ou 11,5.'],
    cycle: ['Escolha em que ciclo ela está.'],
    accept: ['Para seguir, aceite os termos.'],
  },
}

export function Forms() {
  return (
    <Section id="formularios" title="Formulários">
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Case name="Para preencher (deixe o nome vazio para ver os erros)">
          <AllFields />
        </Case>
        <Case name="Com erros">
          <WithErrors />
        </Case>
      </div>
    </Section>
  )
}

function AllFields() {
  return (
    <Form name="certo" guard values={{ space: 2, private: true, bio: 'Planto desde 2019.' }}>
      <TextField
        name="name"
        label="Nome da planta"
        placeholder="Amnésia"
        help="Como você a chama no jardim."
        maxLength={120}
      />
      <TextField name="nickname" label="Apelido" prefix="@" required={false} />
      <TextArea name="bio" label="Sobre ela" maxLength={500} required={false} />
      <PasswordField name="password" label="Senha" kind="new" />
      <div className="grid gap-6 sm:grid-cols-2">
        <NumberField name="pot" label="Vaso" unit="litros" placeholder="11" />
        <MoneyField name="price" label="Preço" centavos={123456} />
        <DateField name="start" label="Começo" defaultValue="2026-11-21" />
        <SelectField
          name="space"
          label="Espaço"
          placeholder="Escolha um espaço"
          options={[
            { value: 1, label: 'Tenda' },
            { value: 2, label: 'Estufa' },
          ]}
        />
        <MaskedField name="cpf" mask="cpf" label="CPF" />
        <MaskedField name="cnpj" mask="cnpj" label="CNPJ" required={false} />
        <MaskedField name="cep" mask="cep" label="CEP" />
        <MaskedField name="phone" mask="phone" label="Celular" />
      </div>
      <RadioCards name="cycle" label="Ciclo" cards={[...cycles]} defaultValue={2} />
      <PhotoField
        label="Fotos"
        help="Até 10 fotos, de 15 MB cada. O lugar onde foram tiradas é apagado."
        required={false}
      />
      <VideoField label="Vídeo" help="Até 3 minutos e 200 MB. O lugar onde foi gravado é apagado." required={false} />
      <PrivacyField />
      <SwitchField name="reminders" label="Lembretes" help="Avisamos na hora da rega." />
      <CheckboxField name="accept" label="Tenho 18 anos ou mais e aceito os termos." />
      <FormActions>
        <SubmitButton sending="Salvando…">Salvar planta</SubmitButton>
      </FormActions>
    </Form>
  )
}

function WithErrors() {
  return (
    <FormContext value={{ ...wrong, sending: false, id: 'errado' }}>
      <div className="space-y-6">
        <FormError texts={[wrong.message]} />
        <TextField name="name" label="Nome" />
        <TextField name="email" type="email" label="E-mail" autoComplete="email" help="Só para avisos da sua conta." />
        <NumberField name="pot" label="Vaso" unit="litros" />
        <RadioCards name="cycle" label="Ciclo" cards={[...cycles]} />
        <CheckboxField name="accept" label="Aceito os termos." />
        <FormActions>
          <SubmitButton>Tentar de novo</SubmitButton>
        </FormActions>
      </div>
    </FormContext>
  )
}
