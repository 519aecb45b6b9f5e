import type { Told } from '#domains/robots/devices/events/told.schemas.ts'
import { endSteps, type RolloutStep, rolloutSteps } from './rollout.kinds.ts'

/** What is known of a robot in a roll-out when it tells something. */
export type Known = {
  step: RolloutStep
  /** What it shall run, ran when it was offered, and says that it runs now. */
  version: string
  from_version: string
  running: string | null
  command_id: string | null
  reason?: string | null
  changed_at: Date
}
export type Next = { step: RolloutStep; reason: string | null }

/** A robot's clock may be off by so much; what is older than its step by more is of another attempt. */
const CLOCK_OFF_MS = 5 * 60_000

export const isEnd = (step: RolloutStep) => endSteps.some((one) => one === step)
const rank = (step: RolloutStep) => rolloutSteps.indexOf(step)

/**
 * Where a robot stands after what it told, or null when that changes nothing. Running the version is 'confirmada' however
 * it is said, never a failure; it also mends a failure that was noted before. Within an attempt it only goes forward.
 */
export function stepAfter(known: Known, told: Told, at: Date): Next | null {
  if (at.getTime() < known.changed_at.getTime() - CLOCK_OFF_MS) return null
  const next = heard(known, told)
  if (!next) return null
  // Its start already showed that it went back; why, it tells after that.
  if (next.step === known.step) return told.kind === 'firmware' && isNewWhy(known, next) ? next : null
  if (next.step === 'confirmada') return next
  // What was confirmed may still go back; nothing else changes an end.
  if (isEnd(known.step)) return known.step === 'confirmada' && next.step === 'voltou' ? next : null
  if (next.step === 'falhou' && known.running === known.version) return { step: 'confirmada', reason: null }
  return isEnd(next.step) || rank(next.step) > rank(known.step) ? next : null
}

function heard({ version, from_version, step, command_id }: Known, { kind, data }: Told): Next | null {
  if (kind === 'firmware') return data.version === version ? { step: data.state, reason: data.reason ?? null } : null
  if (kind === 'command') {
    // One that expired is told again: the robot was off, nothing went wrong.
    const failed = data.id === command_id && data.state === 'falhou' && data.reason !== 'expired'
    return failed ? { step: 'falhou', reason: data.reason ?? null } : null
  }
  if (kind !== 'boot' && kind !== 'state') return null
  if (data.firmware === version) return { step: 'confirmada', reason: null }
  if (kind === 'boot' && data.firmware === from_version && wentBack(step, data.cause))
    return { step: 'voltou', reason: data.cause }
  return null
}

const isNewWhy = ({ reason }: Known, next: Next) =>
  next.step === 'voltou' && next.reason !== null && next.reason !== reason

/** It started with the old version: after the new one had begun. A power cut during the download is no return. */
const wentBack = (step: RolloutStep, cause: string) =>
  step === 'aplicando' || step === 'confirmada' || (step === 'verificada' && cause === 'update')

/** At least so many failures, however few ended. */
const LEAST_FAILURES = 3

/** Whether so many failures, of those that ended, are too many; the limit is in basis points. */
export const isTooMany = ({ failed, ended }: { failed: number; ended: number }, most_failures: number) =>
  failed >= LEAST_FAILURES && failed * 10_000 > most_failures * ended
