import { DateField } from '#ui/form/date-field.tsx'
import { useField } from '#ui/form/form-context.ts'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'

export type RepeatValues = {
  repeat: string
  every?: number
  weekday: readonly string[]
  month_day?: number
  ends_on?: string
  rule?: string
}

const days = [
  ['MO', 'Seg'],
  ['TU', 'Ter'],
  ['WE', 'Qua'],
  ['TH', 'Qui'],
  ['FR', 'Sex'],
  ['SA', 'Sáb'],
  ['SU', 'Dom'],
] as const

const monthDays = [
  ...Array.from({ length: 31 }, (_, i) => ({ value: i + 1, label: `Dia ${i + 1}` })),
  { value: -1, label: 'Último dia do mês' },
]

/** Recurrence fields. CSS alone shows those that the choice needs, so it works without scripts. */
export const RepeatFields = ({ values, words }: { values: RepeatValues; words?: string }) => (
  <div className="group/repeat space-y-5">
    <SelectField
      name="repeat"
      label="Repetir"
      defaultValue={values.repeat}
      options={[
        { value: 'nao', label: 'Não repete' },
        { value: 'dias', label: 'A cada X dias' },
        { value: 'semana', label: 'Em dias da semana' },
        { value: 'mes', label: 'Em um dia do mês' },
        ...(values.repeat === 'regra' ? [{ value: 'regra', label: words ?? 'Manter como está' }] : []),
      ]}
      say={String}
      help="A próxima data conta a partir do dia em que você fizer."
    />
    {values.rule && <HiddenField name="rule" value={values.rule} />}
    <div className="hidden group-has-[option[value=dias]:checked]/repeat:block">
      <NumberField name="every" label="A cada" unit="dias" whole required={false} defaultValue={values.every ?? 3} />
    </div>
    <div className="hidden group-has-[option[value=semana]:checked]/repeat:block">
      <Weekdays chosen={values.weekday} />
    </div>
    <div className="hidden group-has-[option[value=mes]:checked]/repeat:block">
      <SelectField
        name="month_day"
        label="Dia do mês"
        required={false}
        options={monthDays}
        defaultValue={values.month_day ?? 1}
      />
    </div>
    <div className="group-has-[option[value=nao]:checked]/repeat:hidden group-has-[option[value=regra]:checked]/repeat:hidden">
      <DateField
        name="ends_on"
        label="Até"
        required={false}
        defaultValue={values.ends_on}
        help="Sem data, repete sempre."
      />
    </div>
  </div>
)

function Weekdays({ chosen }: { chosen: readonly string[] }) {
  const { list } = useField('weekday', chosen)
  return (
    <fieldset className="space-y-1.5">
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">Dias da semana</legend>
      <div className="flex flex-wrap gap-2">
        {days.map(([value, label]) => (
          <label
            key={value}
            className="flex h-11 min-w-12 cursor-pointer items-center justify-center rounded-full border border-edge bg-surface px-3 text-sm font-medium has-checked:border-primary has-checked:bg-primary has-checked:text-primary-content has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="checkbox"
              name="weekday"
              value={value}
              defaultChecked={list.includes(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
