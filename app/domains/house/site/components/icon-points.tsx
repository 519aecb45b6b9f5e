import { Icon } from '#ui/components/icon.tsx'
import type { IconName } from '#ui/components/icon-names.ts'

export type Point = { icon: IconName; title: string; text: string }
type Props = { points: Point[]; columns: string }

/** Short points with an icon each, under a heading of their own. */
export const IconPoints = ({ points, columns }: Props) => (
  <ul className={`grid gap-x-8 gap-y-6 ${columns}`}>
    {points.map(({ icon, title, text }) => (
      <li key={title} className="flex gap-3.5 sm:flex-col">
        <span className="grid size-11 shrink-0 place-items-center rounded-box bg-primary/10 text-primary">
          <Icon name={icon} size={24} />
        </span>
        <div className="space-y-1">
          <h3 className="text-lg">{title}</h3>
          <p className="max-w-[44ch] text-[0.9375rem] text-muted">{text}</p>
        </div>
      </li>
    ))}
  </ul>
)
