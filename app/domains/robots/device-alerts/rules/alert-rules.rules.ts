import { and, eq, isNull } from 'drizzle-orm'
import { device_sensors, model_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import type { AlertRuleInput } from './alert-rules.schemas.ts'

/** Shorter silence is normal: a message may be late. */
const LEAST_SILENCE = 5

/** What a rule is stored as: only what its kind has. Throws beside the field when it does not fit together. */
export async function ruleFields(tx: Context, input: AlertRuleInput, model_id: number) {
  const { kind, hold_minutes, severity } = input
  const silent_from = input.silent_from ?? null
  const silent_to = input.silent_to ?? null
  if ((silent_from === null) !== (silent_to === null))
    throw invalidField(silent_from ? 'silent_to' : 'silent_from', 'Preencha as duas horas, ou nenhuma.')
  if (silent_from !== null && silent_from === silent_to)
    throw invalidField('silent_to', 'Escolha uma hora diferente da primeira.')
  const common = { kind, hold_minutes, severity, silent_from, silent_to }
  const bare = { sensor_id: null, low: null, high: null, hysteresis: 0, day_part: 'any' } as const
  if (kind === 'silence') {
    if (hold_minutes < LEAST_SILENCE) throw invalidField('hold_minutes', `Use pelo menos ${LEAST_SILENCE} minutos.`)
    return { ...common, ...bare }
  }
  const sensor_id = input.sensor_id ?? null
  if (sensor_id !== null) await demandSensor(tx, sensor_id, model_id)
  if (kind === 'impossible') return { ...common, ...bare, sensor_id }
  if (sensor_id === null) throw invalidField('sensor_id', 'Escolha um sensor.')
  const low = input.low ?? null
  const high = input.high ?? null
  const { hysteresis, day_part } = input
  if (low === null && high === null) throw invalidField('high', 'Escreva ao menos um limite.')
  if (low !== null && high !== null) {
    if (low >= high) throw invalidField('high', 'O limite de cima precisa ser maior que o de baixo.')
    if (2 * hysteresis >= high - low) throw invalidField('hysteresis', 'Com essa folga o aviso nunca terminaria.')
  }
  return { ...common, sensor_id, low, high, hysteresis, day_part }
}

async function demandSensor({ db }: Context, sensor_id: number, model_id: number) {
  const rows = await db
    .select({ id: device_sensors.id })
    .from(model_sensors)
    .innerJoin(device_sensors, eq(device_sensors.id, model_sensors.sensor_id))
    .where(
      and(
        eq(model_sensors.model_id, model_id),
        eq(model_sensors.sensor_id, sensor_id),
        isNull(model_sensors.removed_at),
        isNull(device_sensors.deleted_at),
      ),
    )
  if (!rows.length) throw invalidField('sensor_id', 'Escolha um dos sensores deste robô.')
}
