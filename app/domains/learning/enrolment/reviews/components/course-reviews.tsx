import type { z } from 'zod'
import { Stars } from '#domains/market/products/ui.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { OwnPlace } from '../../enrolments/enrolments.schemas.ts'
import type { CourseReviewPage } from '../reviews.schemas.ts'

type Props = { reviews: z.infer<typeof CourseReviewPage>; place: OwnPlace }

const cards = [5, 4, 3, 2, 1].map((stars) => ({
  value: String(stars),
  label: `${stars} ${stars === 1 ? 'estrela' : 'estrelas'}`,
}))

/** What pupils say, and one's own word after 30 %. */
export const CourseReviews = ({ reviews, place }: Props) => (
  <section id="avaliacoes" aria-labelledby="titulo-avaliacoes" className="scroll-mt-24 space-y-4">
    <h2 id="titulo-avaliacoes" className="text-2xl">
      Avaliações
    </h2>
    {place.reviewable && (
      <Form
        name="review"
        keep
        className="space-y-4 rounded-box border border-base-300 bg-surface p-4"
        values={place.own_review ? { ...place.own_review, stars: String(place.own_review.stars) } : {}}
      >
        <RadioCards name="stars" label="Quanto vale o curso" cards={cards} />
        <TextArea name="text" label="O que ajudou, o que faltou" required={false} rows={3} maxLength={2000} />
        <SubmitButton sending="Salvando…">{place.own_review ? 'Mudar a avaliação' : 'Avaliar'}</SubmitButton>
      </Form>
    )}
    {place.own_review && (
      <ConfirmButton label="Apagar a minha" size="sm" send={{ form: 'unreview' }} title="Apagar a sua avaliação?">
        As estrelas e o texto saem do curso.
      </ConfirmButton>
    )}
    {reviews.data.length === 0 ? (
      <EmptyState icon="star" text="Ninguém avaliou ainda." />
    ) : (
      <ul className="space-y-4">
        {reviews.data.map((one) => (
          <li key={one.id} className="space-y-1">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{one.author || 'Alguém que saiu'}</span>
              <Stars stars={one.stars} size={14} />
              <RelativeTime at={one.created_at} className="text-sm text-muted" />
            </p>
            {one.text && <p className="break-words whitespace-pre-line">{one.text}</p>}
            {one.answer && (
              <p className="border-l-2 border-base-300 pl-3 break-words whitespace-pre-line text-muted">
                Quem ensina: {one.answer}
              </p>
            )}
            {place.role === 'teacher' && (
              <Disclosure title={one.answer ? 'Mudar a resposta' : 'Responder'} icon="message-circle" inCard>
                <Form name={`answer-${one.id}`} keep values={{ answer: one.answer }} className="space-y-3">
                  <HiddenField name="id" value={one.id} />
                  <TextArea
                    name="answer"
                    label="A sua resposta"
                    help="Uma só, que todos leem."
                    rows={2}
                    maxLength={2000}
                  />
                  <SubmitButton tone="quiet" sending="Salvando…">
                    Responder
                  </SubmitButton>
                </Form>
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    )}
    <Pager {...reviews} label="Páginas de avaliações" />
  </section>
)
