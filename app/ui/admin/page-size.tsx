import { useLocation } from 'react-router'
import { Link } from '../components/link.tsx'
import { withParams } from '../components/search-params.ts'

const smallest = 20
const sizes = [smallest, 50, 100]

/** Links for the number of rows per page; none where the smallest shows all. */
export function PageSize({ size, total }: { size: number; total: number }) {
  const { search } = useLocation()
  if (total <= smallest) return null
  return (
    <nav aria-label="Itens por página" className="flex flex-wrap items-center gap-1">
      <span aria-hidden="true">Por página</span>
      {sizes.map((option) => (
        <Link
          key={option}
          to={withParams(search, { per_page: String(option), page: null })}
          preventScrollReset
          aria-current={option === size ? 'true' : undefined}
          className="figures flex size-11 items-center justify-center rounded-field hover:bg-base-200 aria-[current]:bg-base-200 aria-[current]:font-semibold aria-[current]:text-base-content"
        >
          {option}
        </Link>
      ))}
    </nav>
  )
}
