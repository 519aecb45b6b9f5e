import { Icon } from '#ui/components/icon.tsx'
import { channelIcons, choiceValue, type ChoiceTable as Table } from '../settings.view.ts'

/** Kinds by channels; a phone shows the channels' pictures, a wider screen their names too. */
export const ChoiceTable = ({ table }: { table: Table }) => (
  <table className="w-full text-start">
    <caption className="sr-only">Cada tipo de aviso e por onde ele chega</caption>
    <thead>
      <tr className="border-b border-base-300 text-muted">
        <th scope="col" className="py-2 pl-4 text-start text-sm font-medium">
          Aviso
        </th>
        {table.columns.map(({ channel, name }) => (
          <th key={channel} scope="col" className="w-10 py-2 text-center text-sm font-medium sm:w-auto sm:px-3">
            <span className="flex flex-col items-center gap-1">
              <Icon name={channelIcons[channel]} size={20} label={name} />
              <span aria-hidden="true" className="hidden sm:inline">
                {name}
              </span>
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
          {channels.map(({ channel, wanted, fixed }) => (
            <td key={channel} className="p-0 text-center">
              {fixed ? (
                <span className="inline-flex min-h-11 items-center justify-center">
                  <Icon name="lock" size={18} label="Sempre chega" className="text-muted" />
                </span>
              ) : (
                <label className="flex min-h-11 cursor-pointer items-center justify-center">
                  <span className="sr-only">
                    {label}: {table.columns.find((column) => column.channel === channel)?.name}
                  </span>
                  <input
                    type="checkbox"
                    name="ticked"
                    value={choiceValue(kind, channel)}
                    defaultChecked={wanted}
                    className="checkbox checkbox-primary"
                  />
                </label>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
