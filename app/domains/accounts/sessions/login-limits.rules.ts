import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '#platform/context.ts'
import { attemptsSoFar, countAttempt, forgetAttempts, type Limit } from '#platform/rate-limit/rate-limit.ts'

const QUARTER = 15 * 60
const perAccountAndAddress: Limit = { name: 'login', points: 5, seconds: QUARTER }
const perAddress: Limit = { name: 'login-address', points: 20, seconds: QUARTER }
/** A single address cannot reach it (5 in 15 minutes). */
const perAccount: Limit = { name: 'login-account', points: 25, seconds: 3600 }
const unlimited = Number.MAX_SAFE_INTEGER

/**
 * Counts an attempt before it is made, so that concurrent ones count too; throws 429 over the limit. Keyed by what was
 * typed, e-mail or nickname: a shared counter would reveal which belong together.
 */
export async function countLogin(ctx: Context, typed: string) {
  await countAttempt(ctx, perAddress, ctx.request.ip)
  await countAttempt(ctx, perAccountAndAddress, keyOf(ctx, typed))
}

/** Correct password: takes back the address's attempt and resets the counter of this account and address. */
export async function uncountLogin(ctx: Context, typed: string) {
  await countAttempt(ctx, { ...perAddress, points: unlimited }, ctx.request.ip, -1)
  await forgetAttempts(ctx, perAccountAndAddress, keyOf(ctx, typed))
}

/**
 * An account attacked from many addresses responds more slowly, whether or not the password is right; it is never
 * locked.
 */
export async function slowDownUnderAttack(ctx: Context, typed: string) {
  const beyond = (await attemptsSoFar(ctx, perAccount, typed.toLowerCase())) - perAccount.points
  if (beyond >= 0) await pause(Math.min(400 + beyond * 100, 4000))
}

/** Counts a failed login of the account from any address; true when the limit marks it as an attack. */
export async function countFailedLogin(ctx: Context, typed: string): Promise<boolean> {
  await countAttempt(ctx, { ...perAccount, points: unlimited }, typed.toLowerCase())
  return (await attemptsSoFar(ctx, perAccount, typed.toLowerCase())) >= perAccount.points
}

const keyOf = (ctx: Context, typed: string) => `${typed.toLowerCase()}|${ctx.request.ip}`
