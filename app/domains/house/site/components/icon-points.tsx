import { Icon } from '#ui/components/icon.tsx'
import type { IconName } from '#ui/components/icon-names.ts'

export type Point = { icon: IconName; title: string; text: string }
type Props = { points: Point[]; columns: string /** On a phone their titles alone. */; brief?: boolean }

/** Short points with an icon each, under a heading of their own. */
export const IconPoints = ({ points, columns, brief }: Props) => (
  <ul className={`grid gap-x-8 ${brief ? 'gap-y-2.5' : 'gap-y-4'} sm:gap-y-6 ${columns}`}>
    {points.map(({ icon, title, text }) => (
      <li key={title} className={`flex gap-3.5 sm:flex-col ${brief ? 'max-sm:items-center' : ''}`}>
        <span className="grid size-9 shrink-0 sm:size-11 place-items-center rounded-box bg-primary/10 text-primary">
          <Icon name={icon} size={22} />
        </span>
        <div className="space-y-0.5 sm:space-y-1">
          <h3 className="sm:text-lg">{title}</h3>
          <p
            className={`max-w-[44ch] text-[0.9375rem]/snug text-muted sm:leading-normal ${brief ? 'max-sm:hidden' : ''}`}
          >
            {text}
          </p>
        </div>
      </li>
    ))}
  </ul>
)
