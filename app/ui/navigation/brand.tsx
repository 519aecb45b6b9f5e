import { Icon } from '../components/icon.tsx'
import { Link } from '../components/link.tsx'
import { siteName, useRootData } from '../root-data.ts'

/** The site's name, linking to the home page. */
export function Brand() {
  const data = useRootData()
  return (
    <Link
      to="/"
      className="-ml-1 flex min-h-11 items-center gap-2 rounded-field px-1 font-display text-xl font-bold tracking-tight"
    >
      <span className="flex size-8 items-center justify-center rounded-[0.625rem] bg-primary text-primary-content">
        <Icon name={data?.discreet ? 'notebook-pen' : 'sprout'} size={20} />
      </span>
      {siteName(data)}
    </Link>
  )
}
