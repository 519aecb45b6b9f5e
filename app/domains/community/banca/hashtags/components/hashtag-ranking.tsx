import { plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import type { HashtagCard } from '../hashtags.schemas.ts'

type Props = { title: string; hashtags: HashtagCard[]; empty: string }

/** A ranking of hashtags, by how many people used each. */
export const HashtagRanking = ({ title, hashtags, empty }: Props) => (
  <Card title={title}>
    {hashtags.length === 0 ? (
      <p className="text-muted">{empty}</p>
    ) : (
      <ol className="-my-2">
        {hashtags.map(({ id, slug, name, ranking, authors_count, social_posts_count }) => (
          <li key={id} className="relative flex items-baseline gap-3 rounded-field py-2 hover:bg-base-200">
            <span className="figures w-6 shrink-0 text-end text-sm text-muted" aria-hidden="true">
              {ranking}
            </span>
            <span className="min-w-0 flex-1">
              <Link
                to={`/banca/hashtag/${encodeURIComponent(slug)}`}
                className="font-semibold break-words after:absolute after:inset-0"
              >
                #{name}
              </Link>
              <span className="block text-sm text-muted">
                {plural(authors_count, 'pessoa', 'pessoas')} · {plural(social_posts_count, 'post', 'posts')}
              </span>
            </span>
          </li>
        ))}
      </ol>
    )}
  </Card>
)
