import type { z } from 'zod'
import { formatDayTime, onDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import type { NewsletterState } from '../newsletters.schemas.ts'
import { segmentWords } from '../segment.words.ts'

type Props = { state: z.infer<typeof NewsletterState>; title: string }

/** Sends a post by mail, once; afterwards how far that is. */
export function NewsletterCard({ state: { audience, sent }, title }: Props) {
  if (sent)
    return (
      <Card title="Por e-mail">
        <p>
          Foi {onDay(formatDayTime(sent.at))} para {segmentWords[sent.segment]}.
        </p>
        <p className="figures text-muted">
          {sent.done} de {plural(sent.recipients, 'pessoa', 'pessoas')}
          {sent.left > 0 && `, ${sent.left} saíram antes`}
        </p>
      </Card>
    )
  return (
    <Card title="Por e-mail">
      <div className="space-y-3">
        <p className="text-[0.9375rem] text-muted">Só para quem aceitou receber novidades. Uma vez por postagem.</p>
        {(['todos', 'seguidores'] as const)
          .filter((segment) => audience[segment] > 0)
          .map((segment) => (
            <ConfirmButton
              key={segment}
              label={`Enviar para ${segmentWords[segment]} (${audience[segment]})`}
              icon="mail"
              look="w-full"
              send={{ form: 'newsletter', segment }}
              title={`Enviar “${title}” por e-mail?`}
              confirm={`Enviar para ${plural(audience[segment], 'pessoa', 'pessoas')}`}
            >
              Não dá para desfazer, nem para enviar de novo.
            </ConfirmButton>
          ))}
        {audience.todos === 0 && (
          <p>Ninguém aceitou ainda: quem quiser aceita em “Receber”, abaixo de cada postagem.</p>
        )}
      </div>
    </Card>
  )
}
