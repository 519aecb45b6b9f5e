import { formatLongDay, onDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { percentOf } from '../../parts.words.ts'
import { ProgrammeWords } from '../../programmes/components/programme-words.tsx'
import { affiliationStateNames, affiliationTones } from '../affiliation.words.ts'
import type { OwnAffiliation } from '../affiliations.schemas.ts'
import { LinkToCopy } from './link-to-copy.tsx'

/** One's own affiliation: link, what it brought, what changes. */
export function OwnAffiliationCard({ affiliation }: { affiliation: OwnAffiliation }) {
  const { id, link, state, reason, programme, clicks, sales, commission, can } = affiliation
  const { store, product, terms, text, materials } = programme
  const name = product?.name ?? `Tudo de ${store.name}`
  return (
    <li className="card">
      <div className="space-y-4 p-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="text-lg break-words">{name}</h2>
            <p className="text-sm text-muted">
              {product && `${store.name} · `}
              {percentOf(terms.bps)} de comissão, {plural(terms.window_days, 'dia', 'dias')} de prazo
            </p>
          </div>
          <Badge tone={affiliationTones[state]}>{affiliationStateNames[state]}</Badge>
        </div>
        {state === 'ativa' && <LinkToCopy link={link} />}
        {reason && state !== 'ativa' && <Notice tone="warning">{reason}</Notice>}
        <Ending affiliation={affiliation} />
        <dl className="grid grid-cols-3 gap-3 text-sm">
          <Figure label="Cliques em 30 dias" value={String(clicks)} />
          <Figure label="Vendas" value={String(sales)} />
          <Figure label="Comissões" value={formatMoney(commission)} />
        </dl>
        {can.leave && (
          <ConfirmButton
            label="Deixar de divulgar"
            size="sm"
            tone="plain"
            send={{ form: 'leave', id: String(id) }}
            title={`Deixar de divulgar ${name}?`}
            confirm="Deixar de divulgar"
          >
            O link deixa de valer agora. As comissões do que você já vendeu continuam suas.
          </ConfirmButton>
        )}
      </div>
      {(text || materials.length > 0) && state === 'ativa' && (
        <Disclosure title="Como divulgar" icon="megaphone" inCard>
          <ProgrammeWords text={text} materials={materials} />
        </Disclosure>
      )}
    </li>
  )
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-muted">{label}</dt>
    <dd className="figures font-semibold">{value}</dd>
  </div>
)

/** What changes soon, and the consent to it. */
function Ending({ affiliation: { id, state, ends_at, programme, next_accepted } }: { affiliation: OwnAffiliation }) {
  const over = ends_at ?? programme.closes_at
  const { next_terms } = programme
  if (state === 'encerrada' || state === 'recusada') return null
  if (over)
    return <Notice tone="warning">Termina {onDay(formatLongDay(over))}. O que você já vendeu continua seu.</Notice>
  if (!next_terms) return null
  return (
    <Notice tone="warning" title={`Muda ${onDay(formatLongDay(next_terms.effective_at))}`}>
      <p>
        Passa a {percentOf(next_terms.bps)}, com {plural(next_terms.window_days, 'dia', 'dias')} de prazo.{' '}
        {next_accepted ? 'Você já aceitou.' : 'Se não quiser, deixe de divulgar antes.'}
      </p>
      {!next_accepted && (
        <Form name={`terms-${id}`} className="mt-3">
          <HiddenField name="id" value={id} />
          <HiddenField name="terms_id" value={next_terms.id} />
          <SubmitButton tone="quiet" sending="Salvando…">
            Aceitar
          </SubmitButton>
        </Form>
      )}
    </Notice>
  )
}
