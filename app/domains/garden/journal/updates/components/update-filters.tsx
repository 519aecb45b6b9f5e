import { useId } from 'react'
import { Form, useSearchParams } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { activityTypes } from '../../activities/activity.kinds.ts'

/** Filters of a timeline, in the URL: activity, days and, for a plant, week of its life. Works without scripts. */
export function UpdateFilters({ address, weeks = 0 }: { address: string; weeks?: number }) {
  const [query] = useSearchParams()
  const id = useId()
  const value = (name: string) => query.get(name) ?? ''
  const narrowed = ['kind', 'since', 'until', 'semana'].some(value)
  return (
    <details open={narrowed || undefined} className="rounded-box border border-base-300 bg-surface">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-medium">
        <Icon name="funnel" size={18} />
        Filtrar
      </summary>
      <Form
        method="get"
        action={address}
        key={query.toString()}
        className="grid grid-cols-2 gap-3 px-4 pb-4 sm:grid-cols-4"
      >
        <div className="col-span-2 space-y-1 text-sm font-semibold">
          <label htmlFor={id} className="block">
            Atividade
          </label>
          <select id={id} name="kind" defaultValue={value('kind')} className="select w-full font-normal">
            <option value="">Todas</option>
            {[...activityTypes, { slug: 'propria', label: 'Atividades próprias' }].map(({ slug, label }) => (
              <option key={slug} value={slug}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <DayInput name="since" label="De" value={value('since')} />
        <DayInput name="until" label="Até" value={value('until')} />
        {weeks > 0 && <WeekInput weeks={weeks} value={value('semana')} />}
        <div className="col-span-full flex flex-wrap items-center gap-4">
          <Button type="submit">Filtrar</Button>
          {narrowed && (
            <Link to={address} className="link">
              Mostrar tudo
            </Link>
          )}
        </div>
      </Form>
    </details>
  )
}

const DayInput = ({ name, label, value }: { name: string; label: string; value: string }) => (
  <label className="min-w-0 space-y-1 text-sm font-semibold">
    <span className="block">{label}</span>
    <input type="date" name={name} defaultValue={value} className="input figures w-full min-w-0 font-normal" />
  </label>
)

const WeekInput = ({ weeks, value }: { weeks: number; value: string }) => (
  <label className="col-span-2 min-w-0 space-y-1 text-sm font-semibold">
    <span className="block">Semana da planta</span>
    <select name="semana" defaultValue={value} className="select w-full font-normal">
      <option value="">Todas</option>
      {Array.from({ length: weeks }, (_, i) => i + 1).map((week) => (
        <option key={week} value={week}>
          Semana {week}
        </option>
      ))}
    </select>
  </label>
)
