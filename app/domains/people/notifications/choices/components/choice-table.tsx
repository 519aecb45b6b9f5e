import { Icon } from '#ui/components/icon.tsx'
import { channelIcons, choiceValue, type ChoiceTable as Table } from '../settings.view.ts'

/** Kinds by channels, whose names stay in sight; on a phone they are written upwards. */
export const ChoiceTable = ({ table }: { table: Table }) => (
  <>
    <OffChannels table={table} />
    <table className="w-full text-start">
      <caption className="sr-only">Cada tipo de aviso e por onde ele chega</caption>
      <thead>
        <tr className="text-muted">
          <th
            scope="col"
            className="sticky top-16 z-10 border-b border-base-300 bg-surface py-2 pl-4 text-start text-sm font-medium"
          >
            Aviso
          </th>
          {table.columns.map(({ channel, name, on }) => (
            <th
              key={channel}
              scope="col"
              className="sticky top-16 z-10 w-11 min-w-11 border-b border-base-300 bg-surface py-2 text-sm font-medium sm:w-auto sm:px-3"
            >
              <span className="flex flex-col items-center justify-end gap-1">
                <span className="rotate-180 [writing-mode:vertical-rl] sm:rotate-0 sm:[writing-mode:horizontal-tb]">
                  {name}
                  {!on && <span className="sr-only"> (desligado)</span>}
                </span>
                <Icon name={channelIcons[channel]} size={20} className={on ? '' : 'opacity-50'} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-base-300">
        {table.rows.map(({ kind, label, help, channels }) => (
          <tr key={kind}>
            <th scope="row" className="py-3 pe-1 pl-4 text-start leading-snug font-semibold">
              {label}
              <span className="block text-sm font-normal text-muted">{help}</span>
            </th>
            {channels.map(({ channel, wanted, fixed }, at) => (
              <td key={channel} className="p-0 text-center">
                {fixed ? (
                  <span className="inline-flex min-h-11 items-center justify-center">
                    <Icon name="lock" size={18} label="Sempre chega" className="text-muted" />
                  </span>
                ) : (
                  <label className="flex min-h-11 cursor-pointer items-center justify-center min-[24rem]:min-w-11">
                    <span className="sr-only">
                      {label}: {table.columns[at]?.name}
                    </span>
                    <input
                      type="checkbox"
                      name="ticked"
                      value={choiceValue(kind, channel)}
                      defaultChecked={wanted}
                      className={`checkbox checkbox-primary ${table.columns[at]?.on ? '' : 'opacity-50'}`}
                    />
                  </label>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </>
)

/** A tick for a channel that is off brings nothing yet. */
function OffChannels({ table: { columns } }: { table: Table }) {
  const off = columns.filter(({ on }) => !on).map(({ name }) => name)
  if (!off.length) return null
  return (
    <p className="border-b border-base-300 px-4 py-3 text-sm text-muted">
      {new Intl.ListFormat('pt-BR').format(off)}: {off.length > 1 ? 'desligados' : 'desligado'} por enquanto.{' '}
      <a href="#por-onde" className="link">
        Ligar
      </a>
    </p>
  )
}
