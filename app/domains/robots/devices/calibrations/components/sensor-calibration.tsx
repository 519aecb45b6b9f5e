import { formatFull } from '#shared/dates.ts'
import { formatMeasure, formatNumber } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { DeviceCalibrations, DeviceCalibrationVersion } from '../calibrations.schemas.ts'

type Sensor = DeviceCalibrations['sensors'][number]
type Props = {
  sensor: Sensor
  calibrates: boolean
  /** Its form was just refused: it stays open. */
  open?: boolean
}

/** One sensor: what it shows, its correction now, how to compare it again, and all versions. */
export function SensorCalibration({ sensor, calibrates, open }: Props) {
  const { id, name, unit, decimals, shows, shown_at, versions } = sensor
  const [current] = versions
  const isBefore = isBeforeCorrection(sensor)
  return (
    <Card title={name}>
      <div className="space-y-5">
        <dl className="grid gap-3 sm:grid-cols-2">
          <div>
            <dt className="text-sm text-muted">Mostra agora</dt>
            <dd className="figures text-xl font-semibold">
              {shows === null || isBefore ? 'Sem leitura' : formatMeasure(shows, unit, decimals)}
            </dd>
            {isBefore && <dd className="text-sm text-muted">desde a última calibração</dd>}
            {shown_at && !isBefore && (
              <dd className="text-sm text-muted">
                <RelativeTime at={shown_at} />
              </dd>
            )}
          </div>
          <div>
            <dt className="text-sm text-muted">Correção</dt>
            <dd className="figures text-xl font-semibold">{current ? correctionWords(current, sensor) : 'Nenhuma'}</dd>
          </div>
        </dl>
        {calibrates && (
          <details open={open}>
            <summary className="link min-h-11 py-2.5 font-medium">Comparar com uma referência</summary>
            <div className="pt-3">
              <Comparison key={versions.length} sensor={sensor} />
            </div>
          </details>
        )}
        {versions.length > 0 && <Versions sensor={sensor} />}
        {calibrates && current && (
          <ConfirmButton
            label="Desfazer a última"
            send={{ form: `undo-${id}`, sensor_id: String(id), seen: String(current.id) }}
            title={`Desfazer a última calibração de ${name}?`}
            confirm="Desfazer"
            size="sm"
            icon="undo-2"
          >
            Daqui em diante vale a correção de antes dela. O que já foi medido fica como está, e a lista guarda as duas.
          </ConfirmButton>
        )}
      </div>
    </Card>
  )
}

/** What it showed before it was corrected compares with nothing now. */
const isBeforeCorrection = ({ shown_at, versions: [current] }: Sensor) =>
  Boolean(shown_at && current && shown_at < current.from_at)

function Comparison({ sensor }: { sensor: Sensor }) {
  const { id, unit, shows, decimals, versions } = sensor
  const shown = shows === null || isBeforeCorrection(sensor) ? undefined : Number(shows.toFixed(decimals))
  return (
    <Form name={`calibrate-${id}`} className="space-y-4">
      <HiddenField name="sensor_id" value={String(id)} />
      <HiddenField name="seen" value={versions[0]?.id ?? 0} />
      <TextField
        name="reference"
        label="Comparei com"
        help="Por exemplo: termo-higrômetro aferido, ao lado do sensor por 15 minutos."
        maxLength={120}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField name="shown" label="O robô mostrou" unit={unit} defaultValue={shown} />
        <NumberField name="real" label="O certo era" unit={unit} />
      </div>
      <details>
        <summary className="link min-h-10 py-2 text-[0.9375rem]">Comparei em um segundo ponto</summary>
        <p className="py-2 text-sm text-muted">
          Dois pontos bem afastados corrigem também a escala. Com um só, todos os valores andam igual.
        </p>
        <div className="grid grid-cols-2 items-start gap-3">
          <NumberField name="shown_2" label="O robô mostrou" unit={unit} required={false} />
          <NumberField name="real_2" label="O certo era" unit={unit} required={false} />
        </div>
      </details>
      <SubmitButton tone="quiet" icon="scale" sending="Calibrando…">
        Calibrar
      </SubmitButton>
    </Form>
  )
}

const Versions = ({ sensor }: { sensor: Sensor }) => (
  <ol className="divide-y divide-base-300 border-t border-base-300" aria-label={`Calibrações de ${sensor.name}`}>
    {sensor.versions.map((one, at) => (
      <li key={one.id} className="py-3 text-[0.9375rem]">
        <p className="flex flex-wrap justify-between gap-x-4">
          <strong className="font-medium">
            Versão {one.version}
            {at === 0 && ', vale agora'}
          </strong>
          <span className="figures">{correctionWords(one, sensor)}</span>
        </p>
        <p className="text-sm text-muted">
          Desde {formatFull(one.from_at)}. {sourceWords(one, sensor)}
        </p>
      </li>
    ))}
  </ol>
)

function sourceWords({ earlier_owner, reference, points }: DeviceCalibrationVersion, { unit, decimals }: Sensor) {
  if (earlier_owner) return 'De antes de o robô ser seu.'
  if (!points.length) return 'Desfez a anterior.'
  const compared = points.map(
    ({ shown, real }) => `${formatMeasure(shown, unit, decimals)} era ${formatMeasure(real, unit, decimals)}`,
  )
  return `${reference}: ${compared.join('; ')}.`
}

/** '−1,0 °C', or with two points '× 1,02 − 0,5 °C'. */
function correctionWords({ factor, offset }: DeviceCalibrationVersion, { unit, decimals }: Sensor) {
  const digits = Math.max(1, decimals)
  const sign = offset < 0 ? '−' : '+'
  const moved = formatMeasure(Math.abs(offset), unit, digits)
  if (factor === 1) return Math.abs(offset) < 1e-6 ? 'Nenhuma' : `${sign}${moved}`
  return `×\u00a0${formatNumber(factor, 3)} ${sign}\u00a0${moved}`
}
