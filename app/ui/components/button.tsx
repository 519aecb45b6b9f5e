import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { Link } from './link.tsx'

export type Tone = 'primary' | 'quiet' | 'plain' | 'danger' | 'link'
type Size = 'sm' | 'md' | 'lg'

type Look = {
  /** primary: the page's main action. quiet (default): outlined. plain: no border. danger: destructive. */
  tone?: Tone
  size?: Size
  icon?: IconName
  /** Shows only the icon; `children` are its accessible name. */
  iconOnly?: boolean
  /** Full width. */
  wide?: boolean
  /** Says a title of any length: it wraps. */
  long?: boolean
  children: ReactNode
  className?: string
}

const tones: Record<Tone, string> = {
  primary: 'btn-primary',
  quiet: 'border-edge bg-surface hover:bg-base-200',
  plain: 'btn-ghost',
  danger: 'btn-error btn-outline',
  link: 'btn-link px-0',
}
const sizes: Record<Size, string> = { sm: 'btn-sm', md: '', lg: 'btn-lg text-base' }

type ButtonProps = Look & { waiting?: boolean } & Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'className' | 'children'
  >

export function Button({
  tone,
  size,
  icon,
  iconOnly,
  wide,
  long,
  waiting,
  children,
  className,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-disabled={waiting || rest['aria-disabled']}
      className={buttonLook({ tone, size, iconOnly, wide, long, className })}
    >
      {waiting ? <Icon name="loader-circle" className="animate-spin" /> : icon && <Icon name={icon} />}
      <Words hidden={iconOnly}>{children}</Words>
    </button>
  )
}

type LinkButtonProps = Look & {
  to: string
  /** Full document navigation: downloads, error pages. */
  reload?: boolean
  download?: boolean
}

export function LinkButton({
  to,
  reload,
  download,
  tone,
  size,
  icon,
  iconOnly,
  wide,
  long,
  children,
  className,
}: LinkButtonProps) {
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      <Words hidden={iconOnly}>{children}</Words>
    </>
  )
  const look = buttonLook({ tone, size, iconOnly, wide, long, className })
  if (reload || download) {
    return (
      <a href={to} download={download} className={look}>
        {inside}
      </a>
    )
  }
  return (
    <Link to={to} prefetch="intent" className={look}>
      {inside}
    </Link>
  )
}

/** The classes of a button, for elements that can't be a Button. */
export function buttonLook({
  tone = 'quiet',
  size = 'md',
  iconOnly,
  wide,
  long,
  className = '',
}: Omit<Look, 'children'>) {
  return `btn ${tones[tone]} ${sizes[size]} ${iconOnly ? 'btn-square' : ''} ${wide ? 'w-full' : ''} ${long ? 'btn-long' : ''} ${className}`
}

const Words = ({ hidden, children }: { hidden?: boolean; children: ReactNode }) =>
  hidden ? <span className="sr-only">{children}</span> : children
