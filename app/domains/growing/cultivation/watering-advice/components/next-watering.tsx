import type { QuickPlant } from '#domains/garden/journal/quick-log/quick-log.schemas.ts'
import { plantTarget } from '#domains/garden/journal/quick-log/quick-targets.model.ts'
import { RepeatWatering } from '#domains/garden/journal/quick-log/ui.ts'
import { now as drawn } from '#shared/clock.ts'
import { formatRelativeDay } from '#shared/relative-time.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { useRootData } from '#ui/root-data.ts'
import type { WateringAdvice } from '../watering-advice.schemas.ts'
import { missingWords, nextWords, rangeWords, reasonWords, sureWords } from '../watering-advice.words.ts'

type Props = {
  slug: string
  advice: WateringAdvice
  repeat: QuickPlant | null
  /** The day of the next watering of its agenda: that one stands, and the reckoned one is told as why. */
  planned: string | undefined
}

/** One line: when it will want water, and how sure that is; why is a tap away, and so is the watering. */
export function NextWatering({ slug, advice: { next, missing, reasons }, repeat, planned }: Props) {
  const user_id = useRootData()?.viewer?.id
  const now = drawn()
  const reckoned = nextWords({ next }, now)
  const sure = planned ? 'na agenda' : sureWords({ next, reasons }, now)
  return (
    <section aria-labelledby="proxima-rega" className="card gap-3 px-4 py-3.5">
      <h2
        id="proxima-rega"
        className="flex flex-wrap items-center gap-x-2 font-sans text-base font-semibold tracking-normal"
      >
        <Icon name="droplets" size={18} className="text-sensor-humidity" />
        <span className="min-w-0 flex-1">
          {planned ? `Próxima rega: ${formatRelativeDay(planned, now)}` : reckoned}
          {sure && <span className="text-sm font-normal text-muted"> · {sure}</span>}
        </span>
      </h2>
      {missing && !planned && <p className="text-sm text-muted">{missingWords[missing]}</p>}
      {next && (
        <details className="text-sm">
          <summary className="link flex min-h-11 w-fit cursor-pointer items-center">Por quê?</summary>
          <ul className="list-disc space-y-1 ps-5">
            {reasons.map((reason) => (
              <li key={reasonWords(reason)}>{reasonWords(reason)}</li>
            ))}
          </ul>
          <p className="mt-2 text-muted">
            {planned && `Pela conta, ${reckoned.charAt(0).toLowerCase()}${reckoned.slice(1)}. `}
            {rangeWords(next, now)} É uma conta: confira a terra. Nenhuma tarefa muda por ela.
          </p>
        </details>
      )}
      {repeat?.watering && user_id ? (
        <RepeatWatering quiet target={plantTarget(repeat)} user_id={user_id} />
      ) : (
        <LinkButton
          to={`/cultivo/planta/${slug}/atualizacoes?tipo=rega#registrar`}
          size="sm"
          icon="droplets"
          className="w-fit"
        >
          Registrar rega
        </LinkButton>
      )}
    </section>
  )
}
