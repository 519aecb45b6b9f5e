import { formatDayTime, onDay } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import { chipsOf } from '../update.view.ts'
import type { UpdateVersionShown } from '../updates.schemas.ts'
import { UpdateWords } from './update-body.tsx'

/** Earlier versions of an update, newest first. */
export function VersionList({ versions }: { versions: UpdateVersionShown[] }) {
  if (!versions.length) return null
  return (
    <Card title="Versões anteriores">
      <ol className="divide-y divide-base-300">
        {versions.map((version) => (
          <li key={version.id} className="space-y-2 py-4 first:pt-0 last:pb-0">
            <p className="text-sm text-muted">
              até {formatDayTime(version.edited_at)}, quando {version.edited_by} editou · aconteceu{' '}
              {onDay(formatDayTime(version.happened_at))}
            </p>
            {version.item && <p className="font-medium">{version.item.name}</p>}
            <UpdateWords text={version.text} chips={chipsOf(version)} />
            {!version.text && !version.item && Object.keys(version.measures).length === 0 && (
              <p className="text-muted">Sem texto nem medidas.</p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
