import { formatLongDay, onDay } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import { Difference } from '../../texts/components/difference.tsx'
import type { TermsChanges } from '../terms.schemas.ts'

/** For users who accepted an earlier version: the differences, before the whole text. */
export function TermsChangesCard({
  from_version,
  to_version,
  accepted_at,
  summary,
  blocks,
}: NonNullable<TermsChanges['changes']>) {
  return (
    <Card title="O que mudou">
      <p className="mb-4">
        Você aceitou a versão {from_version} {onDay(formatLongDay(accepted_at))}. Isto é o que muda na versão{' '}
        {to_version}. {summary}
      </p>
      <Difference blocks={blocks} />
    </Card>
  )
}
