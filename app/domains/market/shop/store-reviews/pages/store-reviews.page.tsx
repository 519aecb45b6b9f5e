import { z } from 'zod'
import { ReviewAnswer } from '#domains/market/products/reviews/product-reviews.schemas.ts'
import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import type { FormResult } from '#shared/form-result.ts'
import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ReviewToAnswer } from '../components/review-to-answer.tsx'
import { StoreReviewFilter } from '../store-reviews.schemas.ts'
import type { Route } from './+types/store-reviews.page'

export const middleware = [access('store')]
export const meta = pageMeta({ title: 'Avaliações da loja' })

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const filter = filterOf(request, StoreReviewFilter.omit({ store: true }))
  const reviews = await apiFor(context).shop.storeReviews.list({ ...filter, store: params.slug })
  return { reviews, unanswered: filter.unanswered === true, mayAnswer: deskOf(context).can['store.edit'] }
}

/** Several forms on the page: each is named after its review. */
export const action = (args: Route.ActionArgs) =>
  submit(args, ReviewAnswer.extend({ form: z.string().optional() }), async ({ products }, { form: _, ...answer }) => {
    await products.reviews.answer(answer)
    return redirectWithToast(storePath(args.params.slug, '/avaliacoes?unanswered=true'), 'Sua resposta está no ar.')
  })

export default function StoreReviewsPage({ loaderData, actionData, params: { slug } }: Route.ComponentProps) {
  const { reviews, unanswered, mayAnswer } = loaderData
  const refused = (actionData as FormResult | undefined)?.values?.form
  return (
    <div className="max-w-3xl">
      <PageHeader title="Avaliações" text="O que dizem dos seus produtos. Uma boa resposta também vende." />
      <div className="space-y-4">
        <ChipRow label="Quais avaliações">
          <Chip to="?" active={!unanswered}>
            Todas
          </Chip>
          <Chip to="?unanswered=true" active={unanswered}>
            Sem resposta
          </Chip>
        </ChipRow>
        <ListStates
          items={reviews.data}
          keyOf={({ id }) => id}
          empty={
            <EmptyState
              icon="star"
              text={unanswered ? 'Você respondeu a todas.' : 'Ninguém avaliou ainda. Só quem comprou pode avaliar.'}
            />
          }
          frame={(items) => <ul className="space-y-3">{items}</ul>}
        >
          {(review) => (
            <ReviewToAnswer
              review={review}
              store={slug}
              mayAnswer={mayAnswer}
              refused={refused === `answer-${review.id}`}
            />
          )}
        </ListStates>
        <Pager current_page={reviews.current_page} last_page={reviews.last_page} total={reviews.total} />
      </div>
    </div>
  )
}
