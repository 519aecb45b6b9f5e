import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { geneticFields } from '../genetic.form.ts'
import { flowerings, seedSexes } from '../genetic.kinds.ts'
import { floweringNames, sexNames } from '../genetic.words.ts'
import type { GeneticDetail } from '../genetics.schemas.ts'
import { GeneticField } from './genetic-field.tsx'

type Props = { genetic?: GeneticDetail; idempotency_key?: string; name?: string }

/** Shared by the new and edit forms. */
export function GeneticForm({ genetic, idempotency_key, name }: Props) {
  const fields = genetic && geneticFields(genetic)
  return (
    <Form guard opened={fields}>
      {idempotency_key && <HiddenField name="idempotency_key" value={idempotency_key} />}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField name="name" label="Nome" defaultValue={fields?.name ?? name} maxLength={120} />
        <TextField
          name="breeder"
          label="Criador ou banco"
          required={false}
          defaultValue={fields?.breeder}
          maxLength={120}
        />
        <SelectField
          name="flowering"
          label="Floração"
          options={flowerings.map((value) => ({ value, label: floweringNames[value] }))}
          defaultValue={fields?.flowering ?? 'foto'}
        />
        <SelectField
          name="seed_sex"
          label="Sementes"
          required={false}
          placeholder="Não sei"
          options={seedSexes.map((value) => ({ value, label: sexNames[value] }))}
          defaultValue={fields?.seed_sex}
        />
        <NumberField
          name="weeks_from"
          label="Semanas, no mínimo"
          help="De flora; de uma automática, da semente à colheita."
          required={false}
          whole
          defaultValue={fields?.weeks_from}
        />
        <NumberField
          name="weeks_to"
          label="Semanas, no máximo"
          required={false}
          whole
          defaultValue={fields?.weeks_to}
        />
        <NumberField
          name="indica_percent"
          label="Parte indica"
          help="O resto é sativa."
          unit="%"
          required={false}
          whole
          defaultValue={fields?.indica_percent}
        />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <GeneticField
          name="mother"
          label="Mãe"
          help="Uma genética sua ou da biblioteca."
          required={false}
          maxLength={250}
          defaultValue={fields?.mother}
        />
        <GeneticField name="father" label="Pai" required={false} maxLength={250} defaultValue={fields?.father} />
      </div>
      <TextArea
        name="description"
        label="Anotações"
        required={false}
        defaultValue={fields?.description}
        maxLength={5000}
      />
      <FormActions>
        <SubmitButton sending="Salvando…">{genetic ? 'Salvar' : 'Criar genética'}</SubmitButton>
      </FormActions>
    </Form>
  )
}
