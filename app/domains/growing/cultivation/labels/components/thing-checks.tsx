import { formatNumber } from '#shared/numbers.ts'
import type { LabelSelection } from '../label.kinds.ts'
import { shortCode, type Thing } from '../labels.view.ts'

type Props = { selection: LabelSelection; things: { data: Thing[]; last_page: number } }

/** Checkboxes, with one for the whole page of the list. */
export const ThingChecks = ({ selection, things: { data, last_page } }: Props) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 text-[0.9375rem] font-semibold">Quais</legend>
    <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">
      <li>
        <label className={rowLook}>
          <input type="checkbox" name="all" value="true" defaultChecked={selection.all} className={boxLook} />
          <span className="font-semibold">
            {selection.kind === 'plantas' ? 'Marcar todas' : 'Marcar todos'} ({formatNumber(data.length)}
            {last_page > 1 && ' desta página'})
          </span>
        </label>
      </li>
      {data.map(({ id, name, line, number }) => (
        <li key={id}>
          <label className={rowLook}>
            <input
              type="checkbox"
              name="pick"
              value={id}
              defaultChecked={selection.picks.includes(id)}
              className={boxLook}
            />
            <span className="min-w-0 flex-1">
              <span className="block truncate">{name}</span>
              <span className="block text-sm text-muted">{line}</span>
            </span>
            <span className="figures text-sm text-muted">{shortCode(selection.kind, { id, number })}</span>
          </label>
        </li>
      ))}
    </ul>
  </fieldset>
)

const rowLook = 'flex min-h-14 items-center gap-3 px-4 py-2'
const boxLook = 'checkbox checkbox-primary'
