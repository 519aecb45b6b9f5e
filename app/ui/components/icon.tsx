import type { IconName } from './icon-names.ts'
import { spriteUrl } from './icon-sprite.ts'

type Props = {
  name: IconName
  /** px; 20 by default. */
  size?: number
  /** Words for an icon that stands alone; without them it is decoration. */
  label?: string
  className?: string
}

export function Icon({ name, size = 20, label, className = '' }: Props) {
  return (
    <svg
      width={size}
      height={size}
      className={`icon ${className}`}
      role={label ? 'img' : undefined}
      aria-hidden={label ? undefined : true}
      aria-label={label}
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
