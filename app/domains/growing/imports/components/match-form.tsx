import { Card } from '#ui/components/card.tsx'
import { FieldNotes } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { useField } from '#ui/form/form-context.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { ImportDetail } from '../imports/imports.schemas.ts'
import { columnUses } from '../planning/column.kinds.ts'

type Props = { of: Pick<ImportDetail, 'header' | 'sample' | 'mapping'>; spaces: { id: number; name: string }[] }

const options = [{ value: '-', label: 'Deixar de fora' }, ...columnUses.map(({ value, label }) => ({ value, label }))]
const orders = [
  { value: 'dmy', label: 'Dia, mês, ano (05/03 é 5 de março)' },
  { value: 'mdy', label: 'Mês, dia, ano (05/03 é 3 de maio)' },
]

/** What each column means, with what stands in it. */
export const MatchForm = ({ of: { header, sample, mapping }, spaces }: Props) => (
  <Form name="colunas" className="space-y-6">
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {header
        .map((name, at) => ({ name, at }))
        .map(({ name, at }) => (
          <Card key={at}>
            <SelectField
              name={`columns[${at}]`}
              label={name}
              options={options}
              defaultValue={mapping.columns[at] || '-'}
              help={sample
                .map(({ cells }) => cells[at])
                .find(Boolean)
                ?.slice(0, 60)}
            />
          </Card>
        ))}
    </div>
    <Unmatched />
    <div className="grid gap-6 sm:grid-cols-3">
      <SelectField name="order" label="Como as datas são escritas" options={orders} defaultValue={mapping.order} />
      <TextField
        name="plant_name"
        label="Planta, quando o arquivo não diz"
        required={false}
        maxLength={120}
        defaultValue={mapping.plant_name}
      />
      <SelectField
        name="space_id"
        label="Linhas sem planta são deste espaço"
        required={false}
        placeholder="Nenhum: ficam de fora"
        options={spaces.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={mapping.space_id}
      />
    </div>
    <SubmitButton icon="search-check" sending="Conferindo…">
      Conferir linha por linha
    </SubmitButton>
  </Form>
)

/** Which column is missing: an error of all of them. */
function Unmatched() {
  const { id, error } = useField('columns')
  return <FieldNotes id={id} name="columns" error={error} />
}
