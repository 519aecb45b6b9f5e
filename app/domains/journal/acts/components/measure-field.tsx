import { type EcScale, ecScales } from '#domains/calculators/ec-scale.kinds.ts'
import { formatNumber } from '#shared/numbers.ts'
import { Field, inputAria } from '#ui/form/field.tsx'
import { useField } from '#ui/form/form-context.ts'
import { ecMetrics, type MetricName, metricNamed } from '../../activities/metric.kinds.ts'
import { unitOf } from '../../measures/measure.words.ts'

type Props = {
  metric: MetricName
  /** Preselected EC scale. */
  scale: EcScale | null
  /** Prefix of the field name: 'corrections[2].'. */
  prefix?: string
  required?: boolean
}

/** A number field with its unit; EC has a scale select beside it, because a number without a scale is ambiguous. */
export function MeasureField({ metric, scale, prefix = '', required }: Props) {
  const { label } = metricNamed(metric)
  const base = `${prefix}measures.${metric}`
  const value = <ValueField name={`${base}.value`} label={label} unit={unitOf(metric)} required={required} />
  if (!ecMetrics.includes(metric)) return value
  return (
    <div className="col-span-2 grid grid-cols-2 gap-3">
      {value}
      <ScaleField
        name={`${base}.scale`}
        label={metric === 'ec' ? 'Escala da EC' : 'Escala da drenagem'}
        scale={scale}
      />
    </div>
  )
}

/** Required only together with a value, so it has no `required` attribute. */
function ScaleField({ name, label, scale }: { name: string; label: string; scale: EcScale | null }) {
  const { id, error, value } = useField(name, scale)
  return (
    <Field name={name} label={label} id={id} error={error}>
      <select {...inputAria(id, undefined, error)} name={name} defaultValue={value} className="select w-full">
        {!scale && <option value="">Qual?</option>}
        {ecScales.map((one) => (
          <option key={one.name} value={one.name}>
            {one.unit}
          </option>
        ))}
      </select>
    </Field>
  )
}

type ValueProps = { name: string; label: string; unit?: string; required?: boolean; defaultValue?: number }

/** A number field with decimal comma; empty is no value, 0 is one. */
export function ValueField({ name, label, unit, required, defaultValue }: ValueProps) {
  const { id, error, raw, value } = useField(name, defaultValue)
  return (
    <Field name={name} label={label} id={id} error={error}>
      <span className={`input w-full ${error ? 'input-error' : ''}`}>
        <input
          {...inputAria(id, undefined, error)}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          name={name}
          defaultValue={typeof raw === 'number' ? formatNumber(raw, 4).replaceAll('.', '') : value}
          required={required}
          className="figures min-w-0"
        />
        {unit && <span className="text-muted">{unit}</span>}
      </span>
    </Field>
  )
}
