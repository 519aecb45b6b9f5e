import { countDue } from '#domains/growing/agenda/today/count-due.model.ts'
import type { Today } from '#domains/growing/agenda/today/today.schemas.ts'
import type { ClimateAlert } from '#domains/growing/climate/climate-alerts.schemas.ts'
import { ClimateAlertLines } from '#domains/growing/climate/ui.ts'
import { OpenAlertLines } from '#domains/robots/device-alerts/ui.ts'
import { plural } from '#shared/numbers.ts'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'

type Props = Pick<Today, 'groups' | 'alerts'> & { climate: ClimateAlert[] }

/** What can't wait: what robots say, air out of its band, tasks that are late. Nothing, when all is well. */
export function Attention({ groups, alerts, climate }: Props) {
  const { late } = countDue({ groups })
  if (!late.length && !climate.length && !alerts.length) return null
  const days = Math.max(0, ...late.map(({ days_late }) => days_late))
  return (
    <section aria-labelledby="atencao" className="rounded-box border border-secondary/35 bg-secondary/12 px-5 py-4">
      <h2 id="atencao" className="text-lg">
        Precisa de você
      </h2>
      <ul className="-mb-3 divide-y divide-base-300">
        <OpenAlertLines alerts={alerts} />
        <ClimateAlertLines alerts={climate} />
        {late.length > 0 && (
          <li className="relative flex items-start gap-3 py-3">
            <Icon name="clock" size={20} className="mt-0.5" />
            <p className="leading-snug">
              <Link to="/cultivo" className="font-semibold after:absolute after:inset-0 hover:underline">
                {plural(late.length, 'tarefa atrasada', 'tarefas atrasadas')}
              </Link>
              <span className="block text-sm text-muted">
                {late.length > 1 ? 'A mais antiga espera' : 'Espera'} há {plural(days, 'dia', 'dias')}.
              </span>
            </p>
          </li>
        )}
      </ul>
    </section>
  )
}
