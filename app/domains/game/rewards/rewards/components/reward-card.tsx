import { formatDay } from '#shared/dates.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Icon } from '#ui/components/icon.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import { Link } from '#ui/components/link.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import type { RewardKind } from '../reward.kinds.ts'
import { claimWords, rewardWords } from '../reward.words.ts'
import type { RewardCard as Card } from '../rewards.schemas.ts'

const icons: Record<RewardKind, IconName> = { cupom: 'ticket', emblema: 'award', produto: 'gift' }

export const RewardCard = ({ reward, balance }: { reward: Card; balance: number }) => (
  <li className="card flex-col gap-3 p-5">
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
      <End reward={reward} balance={balance} />
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

function End({ reward, balance }: { reward: Card; balance: number }) {
  const { slug, name, kind, cost, left, claim, can } = reward
  if (claim) return <Got kind={kind} claim={claim} />
  if (left <= 0) return <Badge>Esgotada</Badge>
  if (!can.claim)
    return (
      <p className="text-sm">
        {plural(cost, 'ponto', 'pontos')}. <span className="text-muted">Faltam {formatNumber(cost - balance)}.</span>
      </p>
    )
  return (
    <ConfirmButton
      label={`Trocar por ${plural(cost, 'ponto', 'pontos')}`}
      send={{ form: `claim-${slug}`, slug, cost: String(cost) }}
      title={`Trocar ${plural(cost, 'ponto', 'pontos')} por ${name}?`}
      confirm="Trocar"
    >
      <Where reward={reward} />
      <p>
        Você fica com {formatNumber(balance - cost)} para trocar. Uma troca não se desfaz; o seu nível não muda com ela.
      </p>
    </ConfirmButton>
  )
}

const leftWords = (left: number) =>
  left <= 0 ? 'nenhuma restante' : left <= 20 ? plural(left, 'restante', 'restantes') : 'disponível'

function Got({ kind, claim }: { kind: RewardKind; claim: NonNullable<Card['claim']> }) {
  const { state, code, store, ends_at, at } = claim
  return (
    <div className="space-y-1 text-[0.9375rem]">
      {code ? (
        <>
          <p>
            Seu código: <strong className="figures break-all select-all">{code}</strong>
          </p>
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
            {kind === 'produto' && state === 'entregue' ? 'Enviado' : claimWords[state]}
          </Badge>
        </p>
      )}
      <p className="text-sm text-muted">Trocada em {formatDay(at)}</p>
    </div>
  )
}
