import type { ReactNode } from 'react'
import { PhotoGrid } from '#ui/components/photo-grid.tsx'
import { Timeline } from '#ui/components/timeline.tsx'
import { activityOf } from '../../activities/activity-types.ts'
import type { UpdateCard } from '../updates.schemas.ts'

type Props = { updates: UpdateCard[]; actions?: (update: UpdateCard) => ReactNode }

/** Updates on a line in time, newest first. */
export const UpdateTimeline = ({ updates, actions }: Props) => (
  <Timeline
    items={updates.map((update) => ({
      id: update.id,
      at: new Date(update.happened_at).toISOString(),
      icon: activityOf(update.kind)?.icon ?? 'notebook-pen',
      children: (
        <div className="space-y-3">
          <p className="max-w-[70ch] whitespace-pre-line break-words">{update.text}</p>
          {update.photos.length > 0 && (
            <PhotoGrid small photos={update.photos.map(({ document }) => document)} label="Fotos da atualização" />
          )}
          {actions?.(update)}
        </div>
      ),
    }))}
  />
)
