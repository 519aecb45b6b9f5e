import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SwitchField } from '#ui/form/switch-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { audiences } from '../survey.kinds.ts'
import { audienceNames } from '../survey.words.ts'

/** Everything of a survey but its questions. */
export const SurveyFields = () => (
  <>
    <TextField name="title" label="Título" maxLength={120} />
    <TextArea
      name="description"
      label="Descrição"
      help="Conte em uma ou duas frases por que você pergunta."
      required={false}
      maxLength={500}
      rows={3}
    />
    <SelectField
      name="audience"
      label="Quem recebe"
      options={audiences.map((value) => ({ value, label: audienceNames[value] }))}
    />
    <SwitchField
      name="anonymous"
      label="Anônima"
      help="Respostas são dados pessoais. Em uma pesquisa anônima, ninguém da equipe vê quem respondeu. Nas outras, os nomes aparecem a partir de 5 respostas."
    />
    <div className="grid gap-6 sm:grid-cols-2">
      <DateField name="opens_on" label="Primeiro dia" required={false} />
      <DateField name="closes_on" label="Último dia" required={false} />
    </div>
  </>
)
