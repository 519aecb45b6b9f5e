import { Stars } from '#domains/market/products/ui.ts'
import { plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import type { StoreReview } from '../../store-reviews/store-reviews.schemas.ts'

type Props = {
  store: { slug: string; name: string }
  reviews: { data: StoreReview[]; current_page: number; last_page: number; total: number }
}

/** What buyers say of the products of a store, page by page (`avaliacoes` in the URL). */
export const StoreReviewList = ({ store, reviews }: Props) => (
  <section id="avaliacoes" aria-labelledby="titulo-avaliacoes" className="scroll-mt-24 space-y-4">
    <h2 id="titulo-avaliacoes" className="text-2xl">
      Avaliações
    </h2>
    {reviews.total === 0 ? (
      <p className="text-muted">Ninguém avaliou ainda. Só quem comprou pode avaliar.</p>
    ) : (
      <>
        <p className="text-muted">{plural(reviews.total, 'avaliação', 'avaliações')} de quem comprou aqui.</p>
        <ul className="grid gap-3 md:grid-cols-2">
          {reviews.data.map((review) => (
            <li key={review.id}>
              <Card className="h-full">
                <div className="space-y-2">
                  <p className="flex flex-wrap items-center justify-between gap-2">
                    <Stars stars={review.stars} />
                    <span className="text-sm text-muted">
                      {review.nickname}, <RelativeTime at={review.created_at} />
                    </span>
                  </p>
                  <Link to={`/loja/${store.slug}/${review.product.slug}`} className="link text-sm">
                    {review.product.name}
                  </Link>
                  {review.text && <p className="break-words whitespace-pre-line">{review.text}</p>}
                  {review.answer && (
                    <p className="border-l-2 border-base-300 ps-3 text-[0.9375rem] break-words whitespace-pre-line">
                      <strong>{store.name}:</strong> {review.answer}
                    </p>
                  )}
                </div>
              </Card>
            </li>
          ))}
        </ul>
        <Pager
          current_page={reviews.current_page}
          last_page={reviews.last_page}
          label="Páginas das avaliações"
          param="avaliacoes"
        />
      </>
    )}
  </section>
)
