import type { ReactNode } from 'react'
import { formatCount } from '#shared/numbers.ts'
import { Icon } from './icon.tsx'

type Props = {
  saved: boolean
  count: number
  onToggle?: () => void
  /** Object of the accessible name: 'a planta Amnésia'. */
  what: string
  size?: 'sm' | 'md'
}

/**
 * The 'salve' button with its count; the caller updates `saved` and `count` optimistically and reverts them on failure.
 */
export const SaveButton = ({ saved, count, onToggle, what, size = 'md' }: Props) => (
  <ToggleButton saved={saved} onToggle={onToggle} look={size === 'sm' ? 'salve salve-sm' : 'salve'}>
    <Icon name="heart" size={size === 'sm' ? 18 : 22} />
    <span className="sr-only">{`Salve para ${what}: `}</span>
    <span className="figures">{formatCount(count)}</span>
  </ToggleButton>
)

/** The same salve as a bookmark: kept to be found again. */
export const KeepButton = ({ saved, onToggle, what }: Pick<Props, 'saved' | 'onToggle' | 'what'>) => (
  <ToggleButton saved={saved} onToggle={onToggle} look="salve">
    <Icon name="bookmark" size={22} />
    <span className="sr-only">{`Guardar ${what} em Salves`}</span>
  </ToggleButton>
)

type ToggleProps = Pick<Props, 'saved' | 'onToggle'> & { look: string; children: ReactNode }

const ToggleButton = ({ saved, onToggle, look, children }: ToggleProps) => (
  <button
    type="submit"
    aria-pressed={saved}
    onClick={(event) => {
      if (!onToggle) return
      event.preventDefault()
      // The second tap of a double tap would take it back.
      if (event.detail < 2) onToggle()
    }}
    className={look}
  >
    {children}
  </button>
)
