import { type ChangeEvent, useState } from 'react'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
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
export function MatchForm({ of: { header, sample, mapping }, spaces }: Props) {
  const [columns, setColumns] = useState(header.map((_, at) => mapping.columns[at] || '-'))
  const isOut = (at: number) => columns[at] === '-'
  const choose = ({ target }: ChangeEvent<HTMLElement>) => {
    const [, index] = (target instanceof HTMLSelectElement && target.name.match(/^columns\[(\d+)\]$/)) || []
    if (index) setColumns(columns.with(Number(index), (target as HTMLSelectElement).value))
  }
  return (
    <Form name="colunas" className="space-y-6">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3" onChange={choose}>
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
              {isOut(at) && <Badge tone="amber">Fica de fora</Badge>}
            </Card>
          ))}
      </div>
      <Unmatched />
      <LeftOut names={header.filter((_, at) => isOut(at))} />
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
}

/** Before the button: what of the file nobody would see again. */
const LeftOut = ({ names }: { names: string[] }) =>
  names.length > 0 && (
    <Notice tone="warning">
      {`${plural(names.length, 'coluna fica', 'colunas ficam')} de fora: ${names.join(', ')}.`}
    </Notice>
  )

/** Which column is missing: an error of all of them. */
function Unmatched() {
  const { id, error } = useField('columns')
  return <FieldNotes id={id} name="columns" error={error} />
}
