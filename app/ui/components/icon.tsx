import type { IconName } from './icon-names.ts'
import { spriteUrl } from './icon-sprite.ts'

type Props = {
  name: IconName
  /** px; 20 by default. */
  size?: number
  /** Text alternative of an icon without a label; decorative without it. */
  label?: string
  className?: string
}

export function Icon({ name, size, label, className }: Props) {
  return (
    <svg
      width={size}
      height={size}
      className={className ? `icon ${className}` : 'icon'}
      role={label ? 'img' : undefined}
      aria-hidden={label ? undefined : true}
      aria-label={label}
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
