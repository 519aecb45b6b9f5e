import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

type Props = {
  /** One sentence. */
  text: ReactNode
  title?: string
  /** A button that adds the first item. */
  action?: ReactNode
  /** An illustration from /arte/vazios, instead of `icon`. */
  image?: string
  icon?: IconName
}

/** Empty state of a list. */
export function EmptyState({ text, title, action, image, icon = 'sprout' }: Props) {
  return (
    <div className="dotted flex flex-col items-center gap-4 rounded-box border border-dashed border-edge/60 px-6 py-12 text-center">
      {image ? <img src={image} alt="" width={240} height={160} className="h-40 w-60" /> : <RoundIcon name={icon} />}
      <div className="max-w-sm space-y-1.5 rounded-box bg-base-100 px-2">
        {title && <h2 className="text-xl">{title}</h2>}
        <p className="text-muted">{text}</p>
      </div>
      {action}
    </div>
  )
}

export const RoundIcon = ({ name }: { name: IconName }) => (
  <span className="flex size-16 items-center justify-center rounded-full border border-base-300 bg-surface text-primary">
    <Icon name={name} size={30} />
  </span>
)
