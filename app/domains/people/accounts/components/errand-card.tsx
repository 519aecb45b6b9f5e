import { Disclosure } from '#ui/components/disclosure.tsx'
import { Photo } from '#ui/components/photo.tsx'
import type { SignInErrand } from '../sign-in-errand/sign-in-errand.registry.ts'

/** Above the form: what waits behind it, in a line that opens. */
export const ErrandCard = ({ errand: { title, things, sums } }: { errand: SignInErrand }) => (
  <Disclosure title={<span className="figures">{title}</span>} icon="shopping-cart">
    <ul className="space-y-3">
      {things.map(({ id, name, photo, price }) => (
        <li key={id} className="flex items-center gap-3">
          <span className="block size-12 shrink-0 overflow-hidden rounded-field border border-base-300 bg-base-200">
            {photo && <Photo photo={photo} alt="" shown="48px" ratio="1/1" />}
          </span>
          <span className="min-w-0 grow wrap-break-word">{name}</span>
          <span className="figures shrink-0 font-medium">{price}</span>
        </li>
      ))}
    </ul>
    <dl className="mt-3 space-y-1 border-t border-base-300 pt-3">
      {sums.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-muted">{label}</dt>
          <dd className="figures text-end">{value}</dd>
        </div>
      ))}
    </dl>
  </Disclosure>
)
