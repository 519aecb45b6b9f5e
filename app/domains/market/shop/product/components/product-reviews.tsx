import { useLocation } from 'react-router'
import { ReportLink } from '#domains/base/social/ui.ts'
import type { Review, ReviewPage } from '#domains/market/products/reviews/product-reviews.schemas.ts'
import { Stars } from '#domains/market/products/ui.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import { Link } from '#ui/components/link.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { PhotoGrid } from '#ui/components/photo-grid.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { withParams } from '#ui/components/search-params.ts'

type Props = {
  reviews: ReviewPage
  stars: number | null
  /** All of them, as every list says; of somebody whom the viewer does not see nothing is read. */
  count: number
  shown: number | undefined
  store: string
}

/** What buyers say, with the numbers by stars: a row narrows the list to it. */
export function ProductReviews({ reviews, stars, count, shown, store }: Props) {
  const all = reviews.histogram.reduce((sum, { count }) => sum + count, 0)
  return (
    <section id="avaliacoes" aria-labelledby="titulo-avaliacoes" className="scroll-mt-24 space-y-5">
      <h2 id="titulo-avaliacoes" className="text-2xl">
        Avaliações
      </h2>
      {count === 0 ? (
        <p className="text-muted">Ninguém avaliou ainda. Só quem comprou pode avaliar.</p>
      ) : (
        <div className="flex flex-col gap-6 sm:flex-row">
          <div className="w-64 max-w-full shrink-0 space-y-3">
            <Stars stars={stars} count={count} size={22} />
            <Histogram histogram={reviews.histogram} all={all} shown={shown} />
            {reviews.unseen > 0 && (
              <p className="text-sm text-muted">
                {plural(reviews.unseen, 'é de alguém que você não vê', 'são de pessoas que você não vê')}.
              </p>
            )}
          </div>
          <div className="min-w-0 flex-1">
            {reviews.data.length === 0 && all > 0 && (
              <p className="text-muted">Nenhuma avaliação com essas estrelas.</p>
            )}
            <ul className="divide-y divide-base-300">
              {reviews.data.map((review) => (
                <li key={review.id} className="space-y-2 py-4 first:pt-0">
                  <OneReview review={review} store={store} />
                </li>
              ))}
            </ul>
            <Pager current_page={reviews.current_page} last_page={reviews.last_page} label="Páginas das avaliações" />
          </div>
        </div>
      )}
    </section>
  )
}

function Histogram({ histogram, all, shown }: { histogram: ReviewPage['histogram']; all: number; shown?: number }) {
  const { search } = useLocation()
  return (
    <ul>
      {histogram.map(({ stars, count }) => (
        <li key={stars}>
          <Link
            to={`${withParams(search, { stars: shown === stars ? null : String(stars), page: null })}#avaliacoes`}
            preventScrollReset
            aria-current={shown === stars ? 'true' : undefined}
            className={`figures flex min-h-11 items-center gap-2 rounded-field px-2 text-sm hover:bg-base-200 ${shown === stars ? 'font-semibold' : ''}`}
          >
            <span className="w-20 shrink-0">{plural(stars, 'estrela', 'estrelas')}</span>
            <progress className="progress flex-1" value={count} max={all} aria-hidden="true" />
            <span className="min-w-6 text-end">{formatNumber(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const OneReview = ({ review, store }: { review: Review; store: string }) => (
  <>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Stars stars={review.stars} />
      <span className="font-medium text-base-content">{review.nickname}</span>
      <RelativeTime at={review.created_at} />
      {review.variant_name && <span>{review.variant_name}</span>}
    </p>
    {review.text && <p className="max-w-text break-words whitespace-pre-line">{review.text}</p>}
    {review.photos.length > 0 && <PhotoGrid photos={review.photos} label={`Foto de ${review.nickname}`} small />}
    {review.answer && (
      <p className="border-l-2 border-base-300 ps-3 text-[0.9375rem] break-words whitespace-pre-line">
        <strong>{store}:</strong> {review.answer}
      </p>
    )}
    {!review.can.remove && <ReportLink column="review_id" id={review.id} what="a avaliação" />}
  </>
)
