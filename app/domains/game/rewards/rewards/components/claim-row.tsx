import { formatDay, formatDayTime, onDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Link } from '#ui/components/link.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { ProductClaim } from '../rewards.schemas.ts'
import { PostalLines } from './postal-lines.tsx'

/** A product that somebody exchanged: where it goes, and what the team does with it. */
export function ClaimRow({ claim }: { claim: ProductClaim }) {
  const { id, state, reward, nickname, cost, owes, ship_to, sent_at, tracking_code, created_at } = claim
  return (
    <li className="space-y-3 py-4">
      <p className="break-words">
        <strong>{reward}</strong> para{' '}
        <Link to={`/perfil/${nickname}`} className="link">
          {nickname}
        </Link>
        <span className="block text-sm text-muted">
          {plural(cost, 'ponto', 'pontos')}, {formatDayTime(created_at)}
        </span>
        {sent_at && (
          <span className="block text-sm">
            Enviado {onDay(formatDay(sent_at))}
            {tracking_code && `, rastreio ${tracking_code}`}
          </span>
        )}
        {owes && (
          <span className="block text-sm font-medium text-warning-content">
            O que deu os pontos foi desfeito depois da troca: a pessoa está devendo pontos.
          </span>
        )}
      </p>
      {ship_to ? (
        <PostalLines address={ship_to} />
      ) : (
        state === 'pedido' && <p className="text-sm text-muted">Sem endereço: fale com a pessoa antes de enviar.</p>
      )}
      {state === 'pedido' && <Acts id={id} title={`${reward} para ${nickname}`} />}
      {state === 'entregue' && (
        <ConfirmButton
          label="Não foi enviada"
          send={{ form: `claim-${id}`, id: String(id), state: 'pedido' }}
          title={`${reward} para ${nickname} não foi enviada?`}
          confirm="Desmarcar"
          tone="quiet"
          size="sm"
        >
          Volta para a lista do que espera envio; o aviso e o rastreio somem para a pessoa.
        </ConfirmButton>
      )}
    </li>
  )
}

const Acts = ({ id, title }: { id: number; title: string }) => (
  <div className="space-y-3">
    <Disclosure title="Foi enviada" icon="package">
      <Form name={`claim-${id}`} className="space-y-4">
        <HiddenField name="id" value={id} />
        <HiddenField name="state" value="entregue" />
        <p className="text-[0.9375rem]">Você já postou {title}? A pessoa recebe um aviso com a data e o rastreio.</p>
        <TextField name="tracking_code" label="Código de rastreio" required={false} maxLength={60} autoComplete="off" />
        <SubmitButton sending="Salvando…">Sim, foi enviada</SubmitButton>
      </Form>
    </Disclosure>
    <ConfirmButton
      label="Devolver os pontos"
      send={{ form: `claim-${id}`, id: String(id), state: 'devolvido' }}
      title={`Devolver os pontos de ${title}?`}
      confirm="Devolver"
      tone="quiet"
      size="sm"
    >
      A troca é cancelada, o estoque volta, o endereço é apagado e a pessoa recebe um aviso. Não dá para voltar atrás.
    </ConfirmButton>
  </div>
)
