import { privacy_policies } from '#domains/base/legal/texts/texts.table.ts'
import type { Context } from '#platform/context.ts'
import { policyText } from './policy-text.seed.ts'

const effective_at = new Date('2026-01-01T03:00:00Z')

export const seedPolicy = ({ db }: Context) =>
  db.insert(privacy_policies).values({
    version: '1.0',
    slug: 'versao-1-0',
    body: policyText,
    effective_at,
    published_at: effective_at,
    created_at: effective_at,
    updated_at: effective_at,
  })
