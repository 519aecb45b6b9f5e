import { weekOfDay } from '#domains/garden/garden/plants/cycle-day.words.ts'
import { Badge } from '#ui/components/badge.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import { phaseWeek } from '../post.words.ts'
import type { PostCard } from '../posts.schemas.ts'

type Props = { post: Pick<PostCard, 'plant' | 'space' | 'plan' | 'about_course' | 'plant_cycle' | 'cycle_day'> }

/** What a post is about: the plant, space, plan and course that one may see, and the phase, which leads to others in it. */
export function PostAbout({ post }: Props) {
  const { plant, space, plan, about_course, plant_cycle, cycle_day } = post
  if (!plant && !space && !plan && !about_course && !plant_cycle) return null
  const week = cycle_day ? `&week=${weekOfDay(cycle_day)}` : ''
  const things = [
    tag('leaf', '/cultivo/planta', plant),
    tag('tent', '/cultivo/espaco', space),
    tag('clipboard-list', '/cultivo/plano', plan),
    tag('graduation-cap', '/dichavando/cursos', about_course),
  ]
  return (
    // On one line, as tall as what a finger finds of it: long names end in dots, and what still has no room is scrolled to.
    <ul className="scroll-row relative -mx-4 -my-2.5 gap-2 px-4 py-2.5 *:min-w-16 sm:-mx-5 sm:px-5">
      {plant_cycle && (
        <li className="shrink-0">
          <Badge tone="primary" icon="sprout" to={`/banca/novo-feed?plant_cycle_id=${plant_cycle.id}${week}`}>
            <span className="truncate">{phaseWeek(post)}</span>
          </Badge>
        </li>
      )}
      {things.map(
        (thing) =>
          thing && (
            <li key={thing.to}>
              <Badge icon={thing.icon} to={thing.to}>
                <span className="truncate">{thing.name}</span>
              </Badge>
            </li>
          ),
      )}
    </ul>
  )
}

const tag = (icon: IconName, path: string, thing: { slug: string; name: string } | null) =>
  thing && { icon, to: `${path}/${thing.slug}`, name: thing.name }
