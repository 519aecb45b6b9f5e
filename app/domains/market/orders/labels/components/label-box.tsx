import { formatMoney } from '#shared/money.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import type { OrderDetail } from '../../orders/orders.schemas.ts'
import { labelStateWords } from '../label-state.words.ts'

/** The paper for the parcel: bought here, printed, and followed by itself from then on. */
export function LabelBox({ order }: { order: OrderDetail }) {
  const { label, can, freight } = order
  if (!label && !can.buy_label) return null
  return (
    <div className="space-y-3 rounded-box border border-base-300 p-4">
      {label ? (
        <div aria-live="polite">
          <p className="font-medium">Etiqueta: {labelStateWords[label.state]}</p>
          <p className="text-muted">
            {label.reason ??
              [label.service_name, label.price > 0 && formatMoney(label.price)].filter(Boolean).join(' · ')}
          </p>
        </div>
      ) : (
        <p>
          <span className="font-medium">Quem comprou escolheu {freight?.name}.</span>
          <span className="block text-muted">
            Com a etiqueta daqui, o rastreio e os avisos de postagem e entrega vão sozinhos.
          </span>
        </p>
      )}
      {can.buy_label && (
        <ConfirmButton
          label={label ? 'Tentar de novo' : 'Comprar etiqueta'}
          tone="primary"
          icon="tag"
          send={{ form: 'label' }}
          title="Comprar a etiqueta?"
          confirm="Comprar"
        >
          O valor sai do saldo da sua conta no Melhor Envio. Confira itens e endereço antes.
        </ConfirmButton>
      )}
      {label?.parcels.map(
        ({ id, print_url, tracking_code }, at) =>
          print_url && (
            <LinkButton key={id} to={print_url} icon="printer">
              Imprimir{label.parcels.length > 1 && ` o volume ${at + 1}`}
              {tracking_code && ` · ${tracking_code}`}
            </LinkButton>
          ),
      )}
    </div>
  )
}
