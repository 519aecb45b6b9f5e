import { Stars } from '#domains/market/products/ui.ts'
import { Link } from '#ui/components/link.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { StoreReview } from '../store-reviews.schemas.ts'

type Props = {
  review: StoreReview
  store: string
  mayAnswer: boolean
  /** Somebody else answered meanwhile: what was typed stays in its field. */
  refused: boolean
}

/** A review with the store's one answer, or the field for it. */
export const ReviewToAnswer = ({ review, store, mayAnswer, refused }: Props) => (
  <li className="card space-y-3 p-4">
    <p className="flex flex-wrap items-center justify-between gap-2">
      <Stars stars={review.stars} />
      <span className="text-sm text-muted">
        {review.nickname}, <RelativeTime at={review.created_at} />
      </span>
    </p>
    <Link to={`/loja/${store}/${review.product.slug}#avaliacoes`} className="link reach text-sm">
      {review.product.name}
    </Link>
    {review.text && <p className="break-words whitespace-pre-line">{review.text}</p>}
    {review.answer && !refused ? (
      <p className="border-l-2 border-base-300 ps-3 text-[0.9375rem] break-words whitespace-pre-line">
        <strong>Sua resposta:</strong> {review.answer}
      </p>
    ) : (
      mayAnswer && (
        <Form name={`answer-${review.id}`} opened={{ text: null }} guard className="space-y-3">
          <HiddenField name="id" value={String(review.id)} />
          <TextArea
            name="text"
            label="Resposta da loja"
            help="Todos leem, e ela é uma só: depois não dá para trocar."
            rows={3}
            maxLength={1000}
          />
          <SubmitButton icon="send" sending="Publicando…">
            Responder
          </SubmitButton>
        </Form>
      )
    )}
  </li>
)
