import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { consents } from './consents.table.ts'
import { purposes } from './purpose.kinds.ts'

/** A demo user who changed an answer once. */
export async function seedDemoConsents({ db, now }: Context, user_id: number | undefined) {
  if (!user_id) return
  const answer = (purpose: keyof typeof purposes, given: boolean, days: number) => ({
    user_id,
    purpose,
    given,
    text_version: purposes[purpose].version,
    how: 'perfil' as const,
    ip: '203.0.113.7',
    at: new Date(now().getTime() - days * DAY),
  })
  await db
    .insert(consents)
    .values([answer('newsletter', true, 120), answer('research', true, 90), answer('newsletter', false, 14)])
}
