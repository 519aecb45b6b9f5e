import type { AgeQuestion, AgeResult } from '#platform/age-assurance/age-assurance.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { log } from '#platform/log/log.ts'
import { age_checks } from './registrations.table.ts'

const sentences: Record<Exclude<AgeResult, 'adult'>, string> = {
  minor: 'A verificação não confirmou que você tem 18 anos ou mais. Confira a data e o CPF.',
  unknown: 'A verificação de idade não encontrou este CPF com esta data. Confira o CPF e a data.',
}

/**
 * Calls the configured age provider, outside any transaction; without one the declared birth date is enough. Stores
 * provider, result and time, also of a negative result.
 */
export async function assureAge(ctx: Context, question: AgeQuestion) {
  if (!ctx.env.age_assurance) return
  const { provider, check } = ctx.env.age_assurance
  const result = await check(question).catch((error) => {
    log.warn({ error }, 'a verificação de idade não respondeu')
    throw new AppError('unavailable', 'A verificação de idade não respondeu. Tente de novo em alguns minutos.')
  })
  await ctx.db.insert(age_checks).values({ user_id: signedIn(ctx).id, provider, result, checked_at: ctx.now() })
  if (result !== 'adult') throw invalidField('birth_date', sentences[result])
}
