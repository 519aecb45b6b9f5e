import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { RelativeDay, RelativeTime } from './relative-time.tsx'

export type TimelineItem = {
  id: string | number
  /** A moment, or a day. */
  at: string
  icon: IconName
  /** Without a title the time is the heading. */
  title?: ReactNode
  /** Details: text, photos, measurements. */
  children?: ReactNode
}

const isDay = (at: string) => at.length === 10

/** A timeline, in the order of `items` (newest first). */
export function Timeline({ items, level = 3 }: { items: TimelineItem[]; level?: 3 | 4 }) {
  const Heading = `h${level}` as const
  return (
    <ol className="relative">
      {items.map((item) => (
        <li key={item.id} className="group relative grid grid-cols-[2.5rem_1fr] gap-x-3 pb-6 last:pb-0">
          <span className="absolute top-10 bottom-0 left-5 w-px bg-base-300 group-last:hidden" aria-hidden="true" />
          <span className="flex size-10 items-center justify-center rounded-full border border-base-300 bg-base-200 text-primary">
            <Icon name={item.icon} />
          </span>
          <div className="min-w-0 pt-1.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              {item.title && (
                <Heading className="font-sans text-base font-semibold tracking-normal">{item.title}</Heading>
              )}
              {isDay(item.at) ? (
                <RelativeDay day={item.at} className="text-sm text-muted" />
              ) : (
                <RelativeTime at={item.at} className="text-sm text-muted" />
              )}
            </div>
            {item.children && <div className="mt-2">{item.children}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
