import { nationalPhone } from '#shared/brazil.ts'
import { applyMask } from '#shared/masks.ts'
import type { RewardShelf } from '../rewards.schemas.ts'

/** An address as it is written on a parcel. */
export const PostalLines = ({ address }: { address: NonNullable<RewardShelf['address']> }) => {
  const { recipient, phone, street, number, complement, district, city, uf, cep } = address
  return (
    <address className="text-[0.9375rem] break-words not-italic">
      {recipient}
      <br />
      {street}, {number}
      {complement && `, ${complement}`}
      <br />
      {district}, {city}/{uf}
      <br />
      CEP {applyMask('cep', cep)} · {applyMask('phone', nationalPhone(phone))}
    </address>
  )
}
