import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '#platform/context.ts'
import { attemptsSoFar, countAttempt, forgetAttempts, type Limit } from '#platform/rate-limit/rate-limit.ts'

const QUARTER = 15 * 60
const perAccountAndAddress: Limit = { name: 'login', points: 5, seconds: QUARTER }
const perAddress: Limit = { name: 'login-address', points: 20, seconds: QUARTER }
/** One address alone can't reach it (5 in 15 minutes): it takes several. */
const perAccount: Limit = { name: 'login-account', points: 25, seconds: 3600 }
const unlimited = Number.MAX_SAFE_INTEGER

/**
 * Counts a try before it is made, so that tries sent at the same time count too; over the limit: 429.
 * Accounts count by what was typed, e-mail or nickname: counting them together would tell which belong to each other.
 */
export async function countLogin(ctx: Context, typed: string) {
  await countAttempt(ctx, perAddress, ctx.request.ip)
  await countAttempt(ctx, perAccountAndAddress, keyOf(ctx, typed))
}

/** It was the right password: neither the account nor the address failed. */
export async function forgiveLogin(ctx: Context, typed: string) {
  await countAttempt(ctx, { ...perAddress, points: unlimited }, ctx.request.ip, -1)
  await forgetAttempts(ctx, perAccountAndAddress, keyOf(ctx, typed))
}

/** An account attacked from many addresses answers more slowly, right or wrong password; it is never locked. */
export async function slowDownUnderAttack(ctx: Context, typed: string) {
  const beyond = (await attemptsSoFar(ctx, perAccount, typed.toLowerCase())) - perAccount.points
  if (beyond >= 0) await pause(Math.min(400 + beyond * 100, 4000))
}

/** Counts a failure of the account, from wherever; true when there are so many that it is an attack. */
export async function failedLogin(ctx: Context, typed: string): Promise<boolean> {
  await countAttempt(ctx, { ...perAccount, points: unlimited }, typed.toLowerCase())
  return (await attemptsSoFar(ctx, perAccount, typed.toLowerCase())) >= perAccount.points
}

const keyOf = (ctx: Context, typed: string) => `${typed.toLowerCase()}|${ctx.request.ip}`
