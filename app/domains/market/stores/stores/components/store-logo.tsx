import type { PhotoDocument } from '#shared/photo-document.ts'
import { smallestOf } from '#shared/photo-view.ts'
import { Avatar } from '#ui/components/avatar.tsx'

type Props = { name: string; logo: Pick<PhotoDocument, 'url' | 'sizes'> | null; size?: number }

/** A store's logo in a rounded square, or its initial. */
export function StoreLogo({ name, logo, size = 56 }: Props) {
  if (!logo) return <Avatar name={name} size={size} />
  return (
    <img
      src={smallestOf(logo)}
      alt=""
      width={size}
      height={size}
      style={{ width: size, height: size }}
      className="shrink-0 rounded-box border border-base-300 bg-surface object-cover"
    />
  )
}
