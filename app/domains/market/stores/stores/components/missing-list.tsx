import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { storePath } from '../../store-menu.view.ts'
import type { StoreDesk } from '../stores.schemas.ts'

type Props = { slug: string; missing: StoreDesk['completed']['missing'] }

/** What a store must still say, each with a link to where it says so. */
export const MissingList = ({ slug, missing }: Props) => (
  <ul className="space-y-1">
    {missing.map(({ name, label, page }) => (
      <li key={name} className="flex items-start gap-2">
        <Icon name="circle" size={18} className="mt-0.5 shrink-0 text-muted" />
        <Link to={storePath(slug, page)} className="link link-hover">
          {label}
        </Link>
      </li>
    ))}
  </ul>
)
