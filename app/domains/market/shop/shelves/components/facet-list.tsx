import { useLocation } from 'react-router'
import { formatNumber } from '#shared/numbers.ts'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { withParams } from '#ui/components/search-params.ts'

type Choice = { slug: string; name: string; count: number; parent?: string | null }
type Props = { title: string; param: string; choices: Choice[]; chosen: string | undefined }

/** One kind of filter: each choice is a link with how many it would show; the chosen one leads back. */
export function FacetList({ title, param, choices, chosen }: Props) {
  const { search } = useLocation()
  if (!choices.length) return null
  return (
    <section className="space-y-1">
      <h2 className="font-semibold">{title}</h2>
      <ul>
        {opened(choices, chosen).map(({ slug, name, count, depth }) => {
          const isChosen = slug === chosen
          return (
            <li key={slug} style={{ paddingInlineStart: `${depth}rem` }}>
              <Link
                to={withParams(search, { [param]: isChosen ? null : slug, page: null })}
                aria-current={isChosen ? 'true' : undefined}
                preventScrollReset
                className={`flex min-h-11 items-center gap-2 rounded-field px-2 text-[0.9375rem] hover:bg-base-200 ${isChosen ? 'font-semibold' : ''}`}
              >
                {isChosen && <Icon name="check" size={18} className="text-primary" />}
                <span className="min-w-0 flex-1">{name}</span>
                <span className="figures text-sm text-muted">{formatNumber(count)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Each below its parent, opened as far as the chosen one; without parents as they come. */
function opened(choices: Choice[], chosen: string | undefined) {
  const bySlug = new Map(choices.map((choice) => [choice.slug, choice]))
  const parentOf = ({ parent }: Choice) => (parent && bySlug.has(parent) ? parent : null)
  const open = new Set<string | null>([null])
  for (let one = bySlug.get(chosen ?? ''); one; one = bySlug.get(parentOf(one) ?? '')) open.add(one.slug)
  const below = (parent: string | null, depth: number): (Choice & { depth: number })[] =>
    choices
      .filter((choice) => parentOf(choice) === parent && open.has(parent))
      .flatMap((choice) => [{ ...choice, depth }, ...below(choice.slug, depth + 1)])
  return below(null, 0)
}
