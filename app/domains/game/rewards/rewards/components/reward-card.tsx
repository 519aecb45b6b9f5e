import { shipToKnown } from '#domains/market/orders/checkout/ship-to.view.ts'
import { FreeShipToFields } from '#domains/market/orders/ui.ts'
import { CodeToCopy } from '#domains/market/payments/ui.ts'
import { formatDay, onDay } from '#shared/dates.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Icon } from '#ui/components/icon.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import { Link } from '#ui/components/link.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { RewardKind } from '../reward.kinds.ts'
import { claimWords, rewardWords } from '../reward.words.ts'
import type { RewardCard as Card, RewardShelf } from '../rewards.schemas.ts'

const icons: Record<RewardKind, IconName> = { cupom: 'ticket', emblema: 'award', produto: 'gift' }

type Props = { reward: Card; shelf: RewardShelf; refused: boolean }

/** A form needs the room that the cards beside it have. */
export const RewardCard = ({ reward, shelf, refused }: Props) => (
  <li className="card flex-col gap-3 p-5 has-[details[open]]:col-span-full">
    <div className="flex items-start gap-3">
      <Icon name={icons[reward.kind]} size={24} className="mt-0.5 shrink-0 text-primary" />
      <div className="min-w-0 flex-1">
        <h2 className="text-lg break-words">{reward.name}</h2>
        <p className="text-sm text-muted">
          {rewardWords[reward.kind]} · {leftWords(reward.left)}
        </p>
      </div>
    </div>
    {reward.text && <p className="text-muted">{reward.text}</p>}
    {!reward.claim && <Where reward={reward} />}
    <div className="mt-auto pt-1">
      <End reward={reward} shelf={shelf} refused={refused} />
    </div>
  </li>
)

/** Of a coupon, before the points are spent. */
const Where = ({ reward: { store, coupon_days } }: { reward: Card }) =>
  store &&
  coupon_days && (
    <p className="text-sm">
      Vale uma vez na loja{' '}
      <Link to={`/loja/${store.slug}`} className="link">
        {store.name}
      </Link>
      , até {plural(coupon_days, 'dia', 'dias')} depois da troca.
    </p>
  )

function End({ reward, shelf, refused }: Props) {
  const { balance, address } = shelf
  const { slug, name, kind, cost, left, claim, can } = reward
  if (claim) return <Got claim={claim} />
  if (left <= 0) return <Badge>Esgotada</Badge>
  if (!can.claim)
    return (
      <p className="text-sm">
        {plural(cost, 'ponto', 'pontos')}. <span className="text-muted">Faltam {formatNumber(cost - balance)}.</span>
      </p>
    )
  const after = (
    <p>
      Você fica com {formatNumber(balance - cost)} para trocar. Uma troca não se desfaz; o seu nível não muda com ela.
    </p>
  )
  if (kind === 'produto')
    return (
      <Disclosure title={`Trocar por ${plural(cost, 'ponto', 'pontos')}`} icon="gift" open={refused}>
        <Form name={`claim-${slug}`} values={shipToKnown({ address, cep: null })} className="space-y-6">
          <HiddenField name="slug" value={slug} />
          <HiddenField name="cost" value={cost} />
          <p>Para onde a equipe envia. Só ela lê o endereço.</p>
          <FreeShipToFields />
          {after}
          <SubmitButton sending="Trocando…">Trocar e pedir o envio</SubmitButton>
        </Form>
      </Disclosure>
    )
  return (
    <ConfirmButton
      label={`Trocar por ${plural(cost, 'ponto', 'pontos')}`}
      send={{ form: `claim-${slug}`, slug, cost: String(cost) }}
      title={`Trocar ${plural(cost, 'ponto', 'pontos')} por ${name}?`}
      confirm="Trocar"
    >
      <Where reward={reward} />
      {after}
    </ConfirmButton>
  )
}

const leftWords = (left: number) =>
  left <= 0 ? 'nenhuma restante' : left <= 20 ? plural(left, 'restante', 'restantes') : 'disponível'

function Got({ claim }: { claim: NonNullable<Card['claim']> }) {
  const { state, code, store, ends_at, at, sent_at } = claim
  return (
    <div className="space-y-1 text-[0.9375rem]">
      {code ? (
        <>
          <CodeToCopy label="Seu código" shown={code} code={code} copied="Código copiado." action="Copiar código" />
          <p className="text-muted">
            {store && (
              <>
                Na loja{' '}
                <Link to={`/loja/${store.slug}`} className="link">
                  {store.name}
                </Link>
                ,{' '}
              </>
            )}
            uma vez{ends_at && `, até ${formatDay(ends_at)}`}.
          </p>
        </>
      ) : (
        <p>
          <Badge tone={state === 'devolvido' ? 'neutral' : 'primary'}>
            {sent_at ? `Enviado ${onDay(formatDay(sent_at))}` : claimWords[state]}
          </Badge>
        </p>
      )}
      <Parcel claim={claim} />
      <p className="text-sm text-muted">Trocada {onDay(formatDay(at))}</p>
    </div>
  )
}

const Parcel = ({ claim: { ship_to, tracking_code } }: { claim: NonNullable<Card['claim']> }) => (
  <>
    {tracking_code && (
      <p>
        Rastreio <strong className="figures break-all select-all">{tracking_code}</strong>
      </p>
    )}
    {ship_to && (
      <p className="break-words text-muted">
        Para {ship_to.street}, {ship_to.number}, {ship_to.city}/{ship_to.uf}
      </p>
    )}
  </>
)
