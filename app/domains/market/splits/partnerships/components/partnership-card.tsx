import { formatDay, formatLongDay, onDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { percentOf } from '../../parts.words.ts'
import { actNames, partnershipStateNames, partnershipTones } from '../partnership.words.ts'
import { versionStateNames } from '../partnership-version.words.ts'
import type { Partnership } from '../partnerships.schemas.ts'

type Props = {
  partnership: Partnership
  /** Who reads: the store that shares, or the other side. */
  side: 'store' | 'partner'
  /** Where a change is proposed; only the store that shares has it. */
  change?: string
}

/** A partnership: with whom, how much, what came of it, and what can be done. */
export function PartnershipCard({ partnership, side, change }: Props) {
  const { state, store, partner, product, message, ends_at, in_force, versions, can } = partnership
  const other = side === 'store' ? (partner.kind === 'user' ? `@${partner.name}` : partner.name) : store.name
  return (
    <li className="card">
      <div className="space-y-4 p-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="text-lg break-words">{other}</h2>
            <p className="text-sm text-muted">
              {product?.name ?? (side === 'store' ? 'Todos os produtos' : 'Todos os produtos da loja')}
              {in_force &&
                ` · ${percentOf(in_force.bps)}${in_force.ends_on ? ` até ${formatDay(in_force.ends_on)}` : ''}`}
            </p>
          </div>
          <Badge tone={partnershipTones[state]}>{partnershipStateNames[state]}</Badge>
        </div>
        {message && state === 'proposta' && <p className="max-w-text break-words">“{message}”</p>}
        <Proposal partnership={partnership} side={side} />
        {ends_at && state === 'aceita' && (
          <Notice tone="warning">Termina {onDay(formatLongDay(ends_at))}. O que já foi vendido não muda.</Notice>
        )}
        {(state === 'aceita' || state === 'encerrada') && <Outcome partnership={partnership} side={side} />}
        {(can.change || can.acts.includes('encerrar')) && (
          <div className="flex flex-wrap gap-3">
            {can.change && change && (
              <LinkButton to={change} icon="pencil" size="sm">
                Propor mudança
              </LinkButton>
            )}
            {can.acts.includes('encerrar') && <End partnership={partnership} other={other} />}
          </div>
        )}
      </div>
      <Disclosure title="O que foi combinado" icon="history" inCard>
        <ol className="space-y-2 px-5 pb-5 text-[0.9375rem]">
          {versions.map((one) => (
            <li key={one.version}>
              <strong>
                Versão {one.version}: {percentOf(one.bps)}
              </strong>{' '}
              de {formatDay(one.starts_on)} {one.ends_on ? `até ${formatDay(one.ends_on)}` : 'sem fim marcado'}.{' '}
              <span className="text-muted">
                Proposta por {one.proposed_by} {onDay(formatDay(one.proposed_at))}
                {one.answered_at && `, ${versionStateNames[one.state]} ${onDay(formatDay(one.answered_at))}`}.
              </span>
            </li>
          ))}
        </ol>
      </Disclosure>
    </li>
  )
}

/** A version that waits for an answer, and who may give it. */
function Proposal({ partnership: { id, proposed, in_force, can }, side }: Pick<Props, 'partnership' | 'side'>) {
  if (!proposed) return null
  const acts = can.acts.filter((act) => act !== 'encerrar')
  return (
    <div className="space-y-3 rounded-box border border-accent/50 bg-base-200 p-4">
      <p>
        <strong>
          {in_force ? 'Mudança proposta: ' : ''}
          {percentOf(proposed.bps)} do que sobra de cada venda
        </strong>
        , a partir de {formatDay(proposed.starts_on)}
        {proposed.ends_on ? ` até ${formatDay(proposed.ends_on)}` : ', sem fim marcado'}.
        {in_force && ` Até a resposta, vale ${percentOf(in_force.bps)}.`}
      </p>
      {side === 'store' && <p className="text-sm text-muted">Espera a resposta do outro lado.</p>}
      {acts.length > 0 && (
        <Form name={`answer-${id}`} className="flex flex-wrap gap-3">
          <HiddenField name="id" value={id} />
          <HiddenField name="version" value={proposed.version} />
          {acts.map((act) => (
            <SubmitButton key={act} name="act" value={act} tone={act === 'aceitar' ? 'primary' : 'quiet'}>
              {actNames[act]}
            </SubmitButton>
          ))}
        </Form>
      )}
    </div>
  )
}

const Outcome = ({ partnership: p, side }: Pick<Props, 'partnership' | 'side'>) => (
  <dl className="grid grid-cols-2 gap-3 text-sm sm:grid-cols-4">
    <Figure label="Vendas" value={plural(p.sales, 'pedido', 'pedidos')} />
    <Figure label="Vendido" value={formatMoney(p.sold_amount)} />
    <Figure label={side === 'store' ? 'Parte da parceria' : 'Sua parte'} value={formatMoney(p.earned_amount)} />
    {p.returned_amount > 0 && <Figure label="Voltou em reembolsos" value={formatMoney(p.returned_amount)} />}
  </dl>
)

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-muted">{label}</dt>
    <dd className="figures font-semibold">{value}</dd>
  </div>
)

const End = ({ partnership: { id }, other }: { partnership: Partnership; other: string }) => (
  <ConfirmButton
    label={actNames.encerrar}
    size="sm"
    tone="plain"
    send={{ id: String(id), act: 'encerrar' }}
    title={`Encerrar a parceria com ${other}?`}
    confirm="Encerrar parceria"
  >
    O outro lado recebe um aviso agora, e a divisão para em 3 dias. O que já foi vendido continua dividido como estava.
  </ConfirmButton>
)
