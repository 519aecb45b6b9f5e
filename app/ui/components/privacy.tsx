import { Icon } from './icon.tsx'

/** Lock or globe with its label: visible to the owner only, or to everybody. */
export function PrivacyMark({ isPrivate, iconOnly }: { isPrivate: boolean; iconOnly?: boolean }) {
  const label = isPrivate ? 'Só você vê' : 'Público'
  const icon = isPrivate ? 'lock' : 'globe'
  if (iconOnly) return <Icon name={icon} size={18} label={label} />
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-muted">
      <Icon name={icon} size={18} />
      {label}
    </span>
  )
}
