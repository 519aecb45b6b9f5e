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
export function SaveButton({ saved, count, onToggle, what, size = 'md' }: Props) {
  return (
    <button
      type="submit"
      aria-pressed={saved}
      onClick={(event) => {
        if (!onToggle) return
        event.preventDefault()
        // The second tap of a double tap would take it back.
        if (event.detail < 2) onToggle()
      }}
      className={size === 'sm' ? 'salve salve-sm' : 'salve'}
    >
      <Icon name="heart" size={size === 'sm' ? 18 : 22} />
      <span className="sr-only">{`Salve para ${what}: `}</span>
      {/* None is no number, to who sees it. */}
      <span className={count ? 'figures' : 'sr-only'}>{formatCount(count)}</span>
    </button>
  )
}
