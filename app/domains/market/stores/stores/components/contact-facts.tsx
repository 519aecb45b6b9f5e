import { nationalPhone } from '#shared/brazil.ts'
import { applyMask } from '#shared/masks.ts'
import { Address } from '#ui/admin/address.tsx'
import type { StoreDesk } from '../stores.schemas.ts'

/** How a store is reached, for who may not change it. */
export function ContactFacts({ store }: { store: StoreDesk }) {
  const { email, phone, street, number, complement, district, city, uf, cep } = store
  if (!email && !city) return <p className="text-muted">Ainda não foi preenchido.</p>
  const place = [street, number, complement, district].filter(Boolean).join(', ')
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      <dt className="text-muted">E-mail</dt>
      <dd>{email && <Address of={email} />}</dd>
      <dt className="text-muted">Telefone</dt>
      <dd className="figures">{phone && applyMask('phone', nationalPhone(phone))}</dd>
      <dt className="text-muted">Endereço</dt>
      <dd className="break-words">
        {place}
        {city && `, ${city}/${uf}`}
        {cep && `, CEP ${applyMask('cep', cep)}`}
      </dd>
    </dl>
  )
}
