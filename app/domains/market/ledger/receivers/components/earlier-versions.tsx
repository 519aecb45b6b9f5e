import { formatDayTime } from '#shared/dates.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { receiverStateNames } from '../receiver.words.ts'
import type { ReceiverShown } from '../receivers.schemas.ts'

/** Payouts keep the version that they used, so they stay readable. */
export const EarlierVersions = ({ versions }: { versions: ReceiverShown[] }) =>
  versions.length > 0 && (
    <Disclosure title={`Versões anteriores (${versions.length})`} icon="history">
      <ul className="divide-y divide-base-300 px-5 pb-2">
        {versions.map((one) => (
          <li key={one.id} className="py-3">
            <p>
              {one.legal_name} · {one.bank && `${one.bank} · `}
              <span className="figures">{one.hint}</span>
            </p>
            <p className="text-sm text-muted">
              Versão {one.version}, {formatDayTime(one.created_at)} · {receiverStateNames[one.state]}
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
