import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { formatDay, formatLongDay, onDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { percentOf } from '../../parts.words.ts'
import { modeNames } from '../programme.words.ts'
import type { StoreProgramme } from '../programmes.schemas.ts'

/** A programme as its store sees it. */
export function ProgrammeCard({ programme }: { programme: StoreProgramme }) {
  const { id, store, product, terms, next_terms, mode, closes_at, affiliates, can } = programme
  const name = product?.name ?? 'A loja toda'
  const here = storePath(store.slug, '/afiliacoes')
  return (
    <li className="card space-y-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 space-y-1">
          <h2 className="text-lg break-words">{name}</h2>
          <p className="text-sm text-muted">
            {plural(affiliates.active, 'afiliado', 'afiliados')}
            {affiliates.waiting > 0 && ` · ${plural(affiliates.waiting, 'pedido espera', 'pedidos esperam')}`}
          </p>
        </div>
        <p className="flex flex-wrap gap-1.5">
          <Badge tone="primary" icon="percent">
            {percentOf(terms.bps)}
          </Badge>
          <Badge icon="clock">{plural(terms.window_days, 'dia', 'dias')}</Badge>
          <Badge>{modeNames[mode]}</Badge>
        </p>
      </div>
      {next_terms && !closes_at && (
        <Notice>
          A partir de {formatDay(next_terms.effective_at)}: {percentOf(next_terms.bps)}, com{' '}
          {plural(next_terms.window_days, 'dia', 'dias')} de prazo. Os afiliados já sabem.
        </Notice>
      )}
      {closes_at && (
        <Notice tone="warning">
          Termina {onDay(formatLongDay(closes_at))}. Até lá, os links valem e pagam comissão.
        </Notice>
      )}
      {can.edit && (
        <div className="flex flex-wrap gap-3">
          <LinkButton to={`${here}/programas/${id}`} icon="pencil" size="sm">
            Mudar
          </LinkButton>
          <ConfirmButton
            label="Encerrar"
            size="sm"
            tone="plain"
            send={{ form: 'close', id: String(id) }}
            title={`Encerrar o programa de ${name}?`}
            confirm="Encerrar programa"
          >
            Os afiliados recebem um aviso agora. Em 3 dias, os links deixam de pagar comissão e os pedidos que esperam
            são recusados. O que já foi vendido continua deles.
          </ConfirmButton>
        </div>
      )}
    </li>
  )
}
