import { nationalPhone } from '#shared/brazil.ts'
import { applyMask } from '#shared/masks.ts'
import type { OrderBuyer } from '../../orders/orders.schemas.ts'

/** Who bought; CPF and phone while the store needs them. */
export const Buyer = ({ buyer: { nickname, cpf, phone } }: { buyer: OrderBuyer }) => (
  <>
    <p>{nickname}</p>
    {phone && (
      <p>
        <a href={`tel:${phone}`} className="link inline-flex min-h-11 items-center figures">
          {applyMask('phone', nationalPhone(phone))}
        </a>
      </p>
    )}
    {cpf && <p className="figures">CPF {applyMask('cpf', cpf)}</p>}
    {(cpf || phone) && (
      <p className="mb-2 text-sm text-muted">
        Só para o envio e a nota fiscal. Somem daqui quando acaba o prazo de devolução.
      </p>
    )}
  </>
)
