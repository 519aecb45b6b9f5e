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
