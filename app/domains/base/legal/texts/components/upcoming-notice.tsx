import { formatLongDay, onDay } from '#shared/dates.ts'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import type { UpcomingText } from '../texts.schemas.ts'

/** Announces a version that is not yet effective; no action is required. */
export const UpcomingNotice = ({ next, address }: { next: UpcomingText; address: string }) => (
  <Notice title={`Vem aí a versão ${next.version}`}>
    <p>
      Ela começa a valer {onDay(formatLongDay(next.effective_at))}. {next.summary}
    </p>
    <p>
      <Link className="link reach" to={`${address}?versao=${next.slug}`}>
        Ler a versão {next.version} antes
      </Link>
    </p>
  </Notice>
)
