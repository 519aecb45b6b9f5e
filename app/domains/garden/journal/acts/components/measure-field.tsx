import { type ReactNode, useRef, useState } from 'react'
import { type EcScale, ecScales } from '#domains/garden/calculators/ec-scale.kinds.ts'
import { formatTyped, formatTypedField, parseNumber } from '#shared/numbers.ts'
import { Button } from '#ui/components/button.tsx'
import { Field, inputAria } from '#ui/form/field.tsx'
import { useField } from '#ui/form/form-context.ts'
import { ecMetrics, type MetricName, metricNamed, type UnitName } from '../../activities/metric.kinds.ts'
import { type LastUnits, unitMeant } from '../../measures/measure.form.ts'
import { unitOf } from '../../measures/measure.words.ts'

type Props = {
  metric: MetricName
  /** Preselected EC scale. */
  scale: EcScale | null
  /** Preselected units. */
  units?: LastUnits
  /** Prefix of the field name: 'corrections[2].'. */
  prefix?: string
  required?: boolean
}

/**
 * A number field with its unit. EC has a scale select beside it, because a number without a scale is ambiguous; a volume
 * or a weight has the units that people use.
 */
export function MeasureField({ metric, scale, units, prefix = '', required }: Props) {
  const { label, units: offered } = metricNamed(metric)
  const base = `${prefix}measures.${metric}`
  const field = { name: `${base}.value`, label, required }
  if (offered) return <QuantityField {...field} metric={metric} unitName={`${base}.unit`} last={units?.[metric]} />
  const value = <ValueField {...field} unit={unitOf(metric)} />
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

type QuantityProps = {
  metric: MetricName
  name: string
  label: string
  required?: boolean
  unitName: string
  last?: UnitName
}

/** A volume or weight with a choice of unit. Asks, without blocking, when a volume looks meant in litres. */
function QuantityField({ metric, name, label, required, unitName, last }: QuantityProps) {
  const { unit: stored, units = [] } = metricNamed(metric)
  const { error: unitError, value: unit } = useField(unitName, last ?? stored)
  const select = useRef<HTMLSelectElement>(null)
  const [typed, setTyped] = useState({ value: '', unit })
  const value = parseNumber(typed.value)
  const meant = unitMeant(metric, value, typed.unit)
  const change = (to: UnitName) => {
    if (select.current) select.current.value = to
    setTyped({ ...typed, unit: to })
  }
  return (
    <div>
      <ValueField
        name={name}
        label={label}
        required={required}
        wrong={unitError}
        // Decimals of a millilitre are asked about at once; '15' may become '150', so it is when the field is left.
        onType={(value) => setTyped({ ...typed, value: value.includes(',') ? value : '' })}
        onLeave={(value) => setTyped({ ...typed, value })}
      >
        <select
          ref={select}
          name={unitName}
          defaultValue={unit}
          onChange={(event) => setTyped({ ...typed, unit: event.target.value })}
          aria-label={`Unidade: ${label}`}
          className="select -me-3 shrink-0 border-0 bg-transparent ps-2 pe-8 text-muted"
        >
          {units.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </ValueField>
      <div aria-live="polite">
        {meant && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            Você quis dizer {formatTyped(value as number, meant)}?
            <Button type="button" size="sm" onClick={() => change(meant)}>
              Sim, {meant === 'L' ? 'em litros' : `em ${meant}`}
            </Button>
          </p>
        )}
      </div>
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

type ValueProps = {
  name: string
  label: string
  unit?: string
  required?: boolean
  defaultValue?: number
  /** What is wrong with its unit. */
  wrong?: string
  onType?: (text: string) => void
  /** Not when it is left for the button that sends the form: nothing may move under the finger. */
  onLeave?: (text: string) => void
  /** A choice of units instead of `unit`. */
  children?: ReactNode
}

/** A number field with decimal comma; empty is no value, 0 is one. */
export function ValueField({
  name,
  label,
  unit,
  required,
  defaultValue,
  wrong,
  onType,
  onLeave,
  children,
}: ValueProps) {
  const { id, error: own, raw, value } = useField(name, defaultValue)
  const error = own ?? wrong
  return (
    <Field name={name} label={label} id={id} error={error}>
      <span className={`input w-full ${error ? 'input-error' : ''}`}>
        <input
          {...inputAria(id, undefined, error)}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          name={name}
          defaultValue={typeof raw === 'number' ? formatTypedField(raw) : value}
          onChange={onType && ((event) => onType(event.target.value))}
          onBlur={
            onLeave &&
            ((event) => {
              if (!event.relatedTarget?.matches('[type=submit]')) onLeave(event.target.value)
            })
          }
          required={required}
          className="figures min-w-0"
        />
        {unit && <span className="text-muted">{unit}</span>}
        {children}
      </span>
    </Field>
  )
}
