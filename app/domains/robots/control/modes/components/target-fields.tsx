import { NumberField } from '#ui/form/number-field.tsx'
import type { ModeNames } from '../mode.words.ts'

type Props = { names: ModeNames; errors: Record<string, string[]> }

/** A band by day and by night for each quantity that the model measures. */
export const TargetFields = ({ names, errors }: Props) => (
  <div className="space-y-6 px-5 pb-5">
    <p className="text-muted">
      Até onde cada leitura pode ir. Deixe vazio o que não importa. Alvos não ligam nada: os blocos fazem isso.
    </p>
    {names.sensors.map(({ key, name, unit }) => (
      <fieldset key={key} className="space-y-3">
        <legend className="font-semibold">{name}</legend>
        {errors[`program.targets.${key}`]?.map((text) => (
          <p key={text} role="alert" className="text-error">
            {text}
          </p>
        ))}
        <div className="mode-pair">
          <NumberField name={`program.targets.${key}.day.low`} label="De dia, de" unit={unit} required={false} />
          <NumberField name={`program.targets.${key}.day.high`} label="De dia, até" unit={unit} required={false} />
          <NumberField name={`program.targets.${key}.night.low`} label="De noite, de" unit={unit} required={false} />
          <NumberField name={`program.targets.${key}.night.high`} label="De noite, até" unit={unit} required={false} />
        </div>
      </fieldset>
    ))}
  </div>
)
