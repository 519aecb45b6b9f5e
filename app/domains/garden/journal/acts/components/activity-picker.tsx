import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { activityGroups } from '../../activities/activity.kinds.ts'
import { type Activity, atHandIn, fitsCycles } from '../../activities/activity.model.ts'

type Props = {
  /** The page's URL; the choice is `?tipo=`. */
  address: string
  activities: Activity[]
  chosen: Activity
  /** Slugs of the cycles of the plants that it is about. */
  cycles: readonly string[]
}

/**
 * Picks an activity: six in fixed places, all others that fit the plants' cycles below, and those of other cycles last,
 * for a plant whose cycle was not noted. Links, so it works without scripts.
 */
export function ActivityPicker({ address, activities, chosen, cycles }: Props) {
  const byKey = new Map(activities.map((activity) => [activity.key, activity]))
  const usual = atHandIn(cycles).flatMap((key) => byKey.get(key) ?? [])
  const atHand = usual.includes(chosen) ? usual : [...usual.slice(0, -1), chosen]
  const fitting = activities.filter((activity) => fitsCycles(activity, cycles))
  const others = activities.filter((activity) => !fitting.includes(activity))
  const groups = Object.entries({ own: 'Suas', ...activityGroups }).map(([name, label]) => ({
    label,
    list: fitting.filter(({ group }) => (group ?? 'own') === name),
  }))
  return (
    <nav aria-label="O que você fez?" className="space-y-3">
      <Tiles list={atHand} {...{ address, chosen }} />
      {/* Closed by what was chosen, whose form comes into sight. */}
      <details key={chosen.key} className="rounded-box border border-base-300 bg-surface">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-medium">
          <Icon name="layout-grid" size={18} />
          Todas as atividades
        </summary>
        <div className="space-y-5 px-2 pt-1 pb-4 sm:px-4">
          {groups.map(
            ({ label, list }) =>
              list.length > 0 && (
                <section key={label} className="space-y-2">
                  <h3 className="font-sans text-sm font-semibold tracking-normal text-muted">{label}</h3>
                  <Tiles {...{ list, address, chosen }} anchor="#anotar" />
                </section>
              ),
          )}
          {others.length > 0 && (
            <details>
              <summary className="link flex min-h-11 w-fit cursor-pointer items-center">De outras fases</summary>
              <Tiles list={others} {...{ address, chosen }} anchor="#anotar" />
            </details>
          )}
          <Link to="/cultivo/atividades" className="link inline-flex min-h-11 items-center">
            Criar ou mudar suas atividades
          </Link>
        </div>
      </details>
    </nav>
  )
}

type TilesProps = { list: Activity[]; anchor?: string } & Pick<Props, 'address' | 'chosen'>

const Tiles = ({ list, address, chosen, anchor = '' }: TilesProps) => (
  <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6 desk:grid-cols-3">
    {list.map(({ key, label, icon }) => (
      <li key={key}>
        <Link
          to={`${address}${address.includes('?') ? '&' : '?'}tipo=${key}${anchor}`}
          preventScrollReset
          aria-current={key === chosen.key ? 'true' : undefined}
          className="flex h-full min-h-20 flex-col items-center justify-center gap-1.5 rounded-box border border-edge bg-surface px-1 py-2 text-center text-sm leading-tight font-medium tracking-tight break-words hyphens-auto hover:bg-base-200 aria-[current]:border-primary aria-[current]:bg-primary/8 aria-[current]:ring-1 aria-[current]:ring-primary"
        >
          <Icon name={icon} size={24} className="text-primary" />
          {label}
        </Link>
      </li>
    ))}
  </ul>
)
