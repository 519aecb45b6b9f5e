import { addDays } from '#shared/days.ts'
import { Chip } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { PhotoField } from '#ui/form/photo-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { outcomes } from '../case.kinds.ts'
import { outcomeWords } from '../case.words.ts'
import { type CaseForm, type CaseFormName, caseForms } from '../case-forms.kinds.ts'
import type { ProblemDetail } from '../cases.schemas.ts'

type Props = {
  found: ProblemDetail
  chosen: CaseFormName
  today: string
  idempotency_key: string
  /** Names of one's own products against pests. */
  products: string[]
}

/** What can be added to an open case, one form at a time. */
export function CaseForms({ found, chosen, today, idempotency_key, products }: Props) {
  const shown: CaseForm[] = caseForms.filter(({ name }) => name !== 'recheck' || found.can.recheck)
  const open = shown.find(({ name }) => name === chosen) ?? shown[0]
  const address = `/cultivo/planta/${found.plant.slug}/problemas/${found.id}`
  if (!open) return null
  return (
    <Card title="Anotar">
      <ChipRow label="O que anotar">
        {shown.map(({ name, label, icon, param }) => (
          <Chip key={name} to={`${address}?tipo=${param}`} active={name === open.name} icon={icon}>
            {label}
          </Chip>
        ))}
      </ChipRow>
      <Form name={open.name} keep className="mt-5 space-y-5" key={`${open.name} ${idempotency_key}`}>
        <HiddenField name="idempotency_key" value={idempotency_key} />
        <Fields name={open.name} {...{ found, today, products }} />
        <SubmitButton sending="Salvando…" wide>
          {open.button}
        </SubmitButton>
      </Form>
    </Card>
  )
}

/** Long enough for a leaf to show whether it got better, too short for a pest to spread. */
const RECHECK_DAYS = 3

type FieldsProps = Pick<Props, 'found' | 'today' | 'products'> & { name: CaseFormName }

function Fields({ name, found, today, products }: FieldsProps) {
  const last = found.entries.flatMap(({ photos }) => photos).at(0)?.document.url
  const day = <DateField name="on" label="Dia" defaultValue={today} min={found.seen_on} max={today} />
  if (name === 'note')
    return (
      <>
        <TextArea name="text" label="O que você vê?" required={false} maxLength={5000} rows={3} />
        <PhotoField label="Fotos" required={false} last={last} />
        {day}
      </>
    )
  if (name === 'treat')
    return (
      <>
        <TextArea name="text" label="O que você fez?" maxLength={5000} rows={2} />
        <TextField name="product" label="Produto" required={false} maxLength={120} offered={products} />
        <NumberField
          name="safety_days"
          label="Carência até a colheita"
          unit="dias"
          whole
          required={false}
          help="Está no rótulo do produto: siga o rótulo. Em branco vale a que você anotou nos seus equipamentos; sem nenhuma, nenhuma."
        />
        {day}
        <PhotoField label="Fotos" required={false} last={last} />
      </>
    )
  if (name === 'recheck')
    return (
      <DateField
        name="due_on"
        label="Olhar de novo em"
        min={today}
        defaultValue={addDays(today, RECHECK_DAYS)}
        help="Vira uma tarefa da sua agenda."
      />
    )
  return (
    <>
      <SelectField
        name="outcome"
        label="Como terminou?"
        placeholder="Escolha"
        options={outcomes.map((outcome) => ({ value: outcome, label: outcomeWords[outcome] }))}
        help="Revisões marcadas saem da agenda. A carência continua valendo."
      />
      <TextArea name="text" label="O que você aprendeu?" required={false} maxLength={5000} rows={3} />
    </>
  )
}
