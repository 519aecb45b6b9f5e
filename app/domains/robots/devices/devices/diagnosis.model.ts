import { type DeviceSession, type DeviceState, deviceState } from './device-status.model.ts'

/** In the order in which a robot needs them to be heard. */
export const diagnosisSteps = ['energia', 'wifi', 'relogio', 'servidor', 'credencial'] as const
export type DiagnosisStep = (typeof diagnosisSteps)[number]
/** `unknown`: nothing that we know tells. */
export type DiagnosisState = 'ok' | 'check' | 'problem' | 'unknown'
export type Diagnosis = { step: DiagnosisStep; state: DiagnosisState }[]

type Known = {
  last_seen_at: Date | null
  interval_seconds: number
  session: DeviceSession
  rssi: number | null
  blocked: boolean
  /** Readings refused for their time within a day. */
  wrong_times: number
}

const WEAK = -80

/** What the server can tell of why a robot is not heard, step by step. */
export function diagnose({ rssi, blocked, wrong_times, ...seen }: Known, now: Date): Diagnosis {
  const state = deviceState(seen, now)
  return diagnosisSteps.map((step) => ({ step, state: states[step]({ state, rssi, blocked, wrong_times }) }))
}

type Facts = { state: DeviceState } & Pick<Known, 'rssi' | 'blocked' | 'wrong_times'>

const heard = ({ state }: Facts) => state === 'online' || state === 'atrasado'

const states: Record<DiagnosisStep, (facts: Facts) => DiagnosisState> = {
  energia: (facts) => (heard(facts) ? 'ok' : 'check'),
  wifi: (facts) => {
    if (!heard(facts)) return 'check'
    return facts.state === 'atrasado' || (facts.rssi ?? 0) < WEAK ? 'problem' : 'ok'
  },
  relogio: ({ state, wrong_times }) => {
    if (wrong_times > 0) return 'problem'
    return state === 'never' ? 'unknown' : 'ok'
  },
  // This very page came from it.
  servidor: () => 'ok',
  credencial: ({ state, blocked }) => {
    if (blocked) return 'problem'
    return state === 'never' ? 'unknown' : 'ok'
  },
}
