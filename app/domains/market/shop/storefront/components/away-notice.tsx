import type { StoreDetail } from '#domains/market/stores/stores/stores.schemas.ts'
import { formatDay } from '#shared/dates.ts'
import { Notice } from '#ui/components/notice.tsx'

/** On days on which the store takes no orders, and shortly before. */
export function AwayNotice({ away }: { away: StoreDetail['away'] }) {
  if (!away) return null
  const until = away.to ? ` até ${formatDay(away.to)}` : ''
  return (
    <Notice
      tone="warning"
      title={away.now ? `Em pausa${until}: sem pedidos novos` : `Pausa a partir de ${formatDay(away.from)}${until}`}
    >
      {away.message}
    </Notice>
  )
}
