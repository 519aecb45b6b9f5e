import { useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { questionKinds } from '../survey.kinds.ts'
import { questionKindNames } from '../survey.words.ts'

/** The questions of a survey's form. A row without a question is left out, so that it works without scripts too. */
export function QuestionRows({ count }: { count: number }) {
  const [added, setAdded] = useState(0)
  return (
    <fieldset className="space-y-5">
      <legend className="text-lg font-semibold">Perguntas</legend>
      <p className="text-muted">Deixe em branco o que não usar. A ordem segue os números.</p>
      {Array.from({ length: count + added }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
        <QuestionRow key={index} index={index} />
      ))}
      <Button className="needs-script" icon="plus" onClick={() => setAdded(added + 1)}>
        Mais uma pergunta
      </Button>
    </fieldset>
  )
}

const kinds = questionKinds.map((value) => ({ value, label: questionKindNames[value] }))

function QuestionRow({ index }: { index: number }) {
  const name = `questions[${index}]`
  return (
    <div className="card space-y-5 p-5">
      <TextField name={`${name}.text`} label={`Pergunta ${index + 1}`} required={false} maxLength={200} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField name={`${name}.kind`} label="Tipo de resposta" options={kinds} defaultValue="single" />
        <NumberField name={`${name}.order`} label="Ordem" defaultValue={index + 1} required={false} whole />
      </div>
      <TextArea
        name={`${name}.options`}
        label="Opções"
        help="Uma por linha. Só para 'Uma opção' e 'Várias opções'."
        required={false}
        rows={3}
      />
      <CheckboxField name={`${name}.required`} label="Resposta obrigatória" />
    </div>
  )
}
