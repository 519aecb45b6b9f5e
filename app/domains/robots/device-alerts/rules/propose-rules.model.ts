import type { ModeProgram, TargetBand } from '#domains/robots/control/modes/mode-program.schemas.ts'
import type { AlertDayPart } from './alert.kinds.ts'
import type { AlertProposal, AlertSensor } from './alert-rules.schemas.ts'

/** A band is where the mode aims; a short excursion is normal while it steers. */
const HOLD_MINUTES = 15
/** Of the band's width. */
const INSIDE = 0.1

type Has = { kind: string; sensor_id: number | null; day_part: AlertDayPart }

/** Rules that the bands of a mode suggest: one per sensor, or one by day and one by night. Without those that are there. */
export function proposeRules({ targets }: ModeProgram, sensors: AlertSensor[], has: Has[]): AlertProposal[] {
  return sensors.flatMap((sensor) => {
    const bands = targets[sensor.key]
    if (!bands) return []
    const { day, night } = bands
    const parts: [AlertDayPart, TargetBand][] = same(day, night)
      ? [['any', day]]
      : [
          ['day', day],
          ['night', night],
        ]
    return parts
      .filter(([, { low, high }]) => low !== null || high !== null)
      .filter(
        ([part]) =>
          !has.some(
            (one) =>
              one.kind === 'range' && one.sensor_id === sensor.id && (one.day_part === part || one.day_part === 'any'),
          ),
      )
      .map(([day_part, { low, high }]) => ({
        ...{ kind: 'range' as const, sensor, low, high, day_part, hold_minutes: HOLD_MINUTES },
        hysteresis: low === null || high === null ? 0 : rounded((high - low) * INSIDE, sensor.decimals),
      }))
  })
}

const same = (a: TargetBand, b: TargetBand) => a.low === b.low && a.high === b.high
const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals
