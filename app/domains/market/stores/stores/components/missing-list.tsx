import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { storePath } from '../../store-menu.view.ts'
import type { StoreDesk } from '../stores.schemas.ts'

type Props = { slug: string; missing: StoreDesk['completed']['missing'] }

/** What a store must still say, each with a link to where it says so. */
export const MissingList = ({ slug, missing }: Props) => (
  <ul>
    {missing.map(({ name, label, page }) => (
      <li key={name} className="flex items-start gap-2">
        <Icon name="circle" size={18} className="mt-3 shrink-0 text-muted" />
        <Link to={storePath(slug, page)} className="link link-hover inline-block py-2.5">
          {label}
        </Link>
      </li>
    ))}
  </ul>
)
