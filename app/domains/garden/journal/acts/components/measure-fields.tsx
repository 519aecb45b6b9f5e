import type { EcScale } from '#domains/garden/calculators/ec-scale.kinds.ts'
import { useErrand } from '#ui/errand/errand.ts'
import { useFormState } from '#ui/form/form-context.ts'
import type { MetricName } from '../../activities/metric.kinds.ts'
import type { LastUnits } from '../../measures/measure.form.ts'
import { MeasureField } from './measure-field.tsx'

type Props = {
  required: readonly MetricName[]
  optional: readonly MetricName[]
  scale: EcScale | null
  units?: LastUnits
}

/** Number of fields shown; the rest is collapsed. */
const IN_SIGHT = 3

/** The measures of an activity, required ones first, then what somebody came for. */
export function MeasureFields({ required, scale, units, ...props }: Props) {
  const metric = useErrand()?.metric
  const optional = props.optional.toSorted((a, b) => Number(b === metric) - Number(a === metric))
  const { errors, values } = useFormState()
  const inSight = required.length ? optional.slice(0, IN_SIGHT - 1) : optional.slice(0, IN_SIGHT + 1)
  const rest = optional.slice(inSight.length)
  const wanted = rest.some((name) => {
    const field = `measures.${name}.value`
    return errors[field] || values[field]
  })
  if (required.length + optional.length === 0) return null
  return (
    <>
      <div className={grid}>
        {required.map((metric) => (
          <MeasureField key={metric} metric={metric} scale={scale} units={units} required />
        ))}
        {inSight.map((metric) => (
          <MeasureField key={metric} metric={metric} scale={scale} units={units} />
        ))}
      </div>
      {rest.length > 0 && (
        <details open={wanted || undefined}>
          <summary className="link flex min-h-11 w-fit cursor-pointer items-center">Mais medidas</summary>
          <div className={`${grid} pt-2`}>
            {rest.map((metric) => (
              <MeasureField key={metric} metric={metric} scale={scale} units={units} />
            ))}
          </div>
        </details>
      )}
    </>
  )
}

const grid = 'grid grid-cols-2 gap-x-3 gap-y-4 sm:max-w-xl'
