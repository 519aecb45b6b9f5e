import { Icon } from './icon.tsx'

/** Lock or globe with its word: a thing that only its owner sees, or everybody. */
export function PrivacyMark({ isPrivate, iconOnly }: { isPrivate: boolean; iconOnly?: boolean }) {
  const words = isPrivate ? 'Só você vê' : 'Público'
  const icon = isPrivate ? 'lock' : 'globe'
  if (iconOnly) return <Icon name={icon} size={18} label={words} />
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-muted">
      <Icon name={icon} size={18} />
      {words}
    </span>
  )
}

type Props = {
  isPrivate: boolean
  /** The address that changes it: posts `private=true|false`. */
  action: string
  waiting?: boolean
}

/** The owner's control: a form with one button, so that it works without scripts. */
export function PrivacySwitch({ isPrivate, action, waiting }: Props) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="private" value={String(!isPrivate)} />
      <button type="submit" role="switch" aria-checked={isPrivate} aria-disabled={waiting} className={switchLook}>
        <Icon name={isPrivate ? 'lock' : 'globe'} size={18} />
        {isPrivate ? 'Só você vê' : 'Público'}
        <span className="sr-only">{isPrivate ? ', tornar público' : ', tornar privado'}</span>
      </button>
    </form>
  )
}

const switchLook =
  'inline-flex h-10 items-center gap-2 rounded-full border border-edge bg-surface px-4 text-sm font-medium hover:bg-base-200 aria-disabled:opacity-70'
