import { UNTIL_NOW } from '#domains/robots/telemetry/series/bin.words.ts'
import { now } from '#shared/clock.ts'
import { dayKey, formatDay } from '#shared/dates.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import type { RobotEnergy } from '../energy.schemas.ts'
import { costInWords, knownInWords, kwhInWords } from '../energy.words.ts'

/** The data of the bars, newest first. */
export function EnergyByDay({ energy: { days, channels } }: { energy: RobotEnergy }) {
  const nameOf = (slug: string) => channels.find((one) => one.slug === slug)?.name ?? slug
  return (
    <Disclosure title="Em números" icon="table-2">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="max-h-96 overflow-auto px-5 pb-5" tabIndex={0} aria-label="Energia dia por dia">
        <table className="figures w-full text-sm">
          <thead>
            <tr className="text-left text-muted">
              <th className="py-1.5 pr-4 font-medium">Dia</th>
              <th className="py-1.5 pr-4 text-right font-medium">Energia</th>
              <th className="py-1.5 pr-4 text-right font-medium">Custo</th>
              <th className="py-1.5 font-medium">Como se sabe</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, ...sum }) => (
              <tr key={day} className="border-t border-base-300">
                <td className="py-1.5 pr-4 whitespace-nowrap">{day === dayKey(now()) ? UNTIL_NOW : formatDay(day)}</td>
                <td className="py-1.5 pr-4 text-right whitespace-nowrap">{kwhInWords(sum.kwh)}</td>
                <td className="py-1.5 pr-4 text-right whitespace-nowrap">{costInWords(sum.cost)}</td>
                <td className="py-1.5">{knownInWords(sum, nameOf)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  )
}
