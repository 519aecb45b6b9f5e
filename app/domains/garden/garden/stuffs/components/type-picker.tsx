import { Link } from '#ui/components/link.tsx'
import { stuffTypes } from '../stuff.kinds.ts'
import { StuffIcon } from './stuff-icon.tsx'

/** Links to the new-item form of each type; of a `space`, those that stand in one. */
export const TypePicker = ({ open, space }: { open: number[]; space: string | null }) => (
  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
    {stuffTypes
      .filter(({ id }) => open.includes(id))
      .map((type) => (
        <li key={type.id}>
          <Link
            to={`/cultivo/itens?novo=${type.slug}${space ? `&espaco=${space}` : ''}`}
            className="card h-full items-center gap-2 p-3.5 text-center font-semibold hover:bg-base-200 sm:flex-row sm:gap-3 sm:text-left"
          >
            <StuffIcon stuff_type_id={type.id} />
            {type.name}
          </Link>
        </li>
      ))}
  </ul>
)
