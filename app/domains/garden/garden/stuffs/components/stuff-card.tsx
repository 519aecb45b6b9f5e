import { Link } from '#ui/components/link.tsx'
import { Photo } from '#ui/components/photo.tsx'
import { PrivacyMark } from '#ui/components/privacy.tsx'
import { specLine } from '../spec.words.ts'
import { typeById } from '../stuff.kinds.ts'
import type { StuffCard as Stuff } from '../stuffs.schemas.ts'
import { StuffIcon } from './stuff-icon.tsx'

type Line = Pick<Stuff, 'slug' | 'stuff_type_id' | 'name' | 'brand' | 'model' | 'quantity' | 'specs'>

type Props = {
  stuff: Line
  photo?: Stuff['photos'][number]
  /** Heading level; 2 by default. */
  level?: 2 | 3
  /** For the owner: whether it is private. */
  isPrivate?: boolean
}

/** An item in a list: photo or icon, name, specs. The whole row links to it. */
export function StuffCard({ stuff, photo, level = 2, isPrivate }: Props) {
  const Name = `h${level}` as const
  const type = typeById(stuff.stuff_type_id)
  const maker = [stuff.brand, stuff.model].filter(Boolean).join(' ')
  const line = specLine(stuff.stuff_type_id, stuff.specs)
  return (
    <article className="card relative flex-row items-center gap-3 p-3.5">
      {photo ? (
        <span className="size-14 shrink-0 overflow-hidden rounded-field">
          <Photo photo={photo.document} alt="" ratio="1/1" shown="56px" />
        </span>
      ) : (
        <StuffIcon stuff_type_id={stuff.stuff_type_id} />
      )}
      <div className="min-w-0 flex-1">
        <Name className="leading-snug font-semibold wrap-anywhere">
          <Link to={`/cultivo/item/${stuff.slug}`} className="after:absolute after:inset-0 hover:underline">
            {stuff.quantity > 1 ? `${stuff.quantity} × ${stuff.name}` : stuff.name}
          </Link>
        </Name>
        <p className="truncate text-sm text-muted">{[type.name, maker].filter(Boolean).join(' · ')}</p>
        {line && <p className="figures text-sm leading-snug wrap-anywhere">{line}</p>}
      </div>
      {isPrivate !== undefined && <PrivacyMark isPrivate={isPrivate} iconOnly />}
    </article>
  )
}
