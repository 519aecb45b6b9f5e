import { energySourceWords } from '#domains/robots/control/energy/energy.words.ts'
import { formatMeasure } from '#shared/numbers.ts'
import { Link } from '#ui/components/link.tsx'
import { hoursInWords } from '../../channel/channel.words.ts'
import type { RobotEnergy } from '../energy.schemas.ts'
import { costInWords, kwhInWords } from '../energy.words.ts'

/** What each channel drew, how that is known, and the whole. */
export function EnergyByChannel({ energy: { device, channels, total } }: { energy: RobotEnergy }) {
  return (
    <div className="overflow-x-auto">
      <table className="table figures">
        <caption className="sr-only">Energia por aparelho</caption>
        <thead>
          <tr>
            <th scope="col">Aparelho</th>
            <th scope="col" className="text-right">
              Ligado
            </th>
            <th scope="col" className="text-right">
              Energia
            </th>
          </tr>
        </thead>
        <tbody>
          {channels.map(({ slug, name, watts, source, on_seconds, kwh, cost }) => (
            <tr key={slug}>
              <td>
                <Link to={`/ganza/${device.serial}/canais/${slug}`} className="link">
                  {name}
                </Link>
                <span className="block text-sm text-muted">
                  {watts === null || source === null
                    ? 'watts não informados'
                    : [formatMeasure(watts, 'W'), source !== total.source && energySourceWords[source].label]
                        .filter(Boolean)
                        .join(', ')}
                </span>
              </td>
              <td className="text-right whitespace-nowrap">{hoursInWords(on_seconds)}</td>
              <td className="text-right">
                <Drawn kwh={kwh} cost={cost} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2} className="text-left">
              Total
            </th>
            <td className="text-right font-semibold">
              <Drawn {...total} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** On a phone there is no room for a column more. */
const Drawn = ({ kwh, cost }: { kwh: number | null; cost: number | null }) => (
  <>
    {kwhInWords(kwh)}
    {cost !== null && <span className="block">{costInWords(cost)}</span>}
  </>
)
