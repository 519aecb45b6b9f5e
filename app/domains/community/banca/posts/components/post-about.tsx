import { weekOfDay } from '#domains/garden/garden/plants/cycle-day.words.ts'
import { Badge } from '#ui/components/badge.tsx'
import { phaseWeek } from '../post.words.ts'
import type { PostCard } from '../posts.schemas.ts'

type Props = { post: Pick<PostCard, 'plant' | 'space' | 'plan' | 'about_course' | 'plant_cycle' | 'cycle_day'> }

/** What a post is about: the plant, space, plan and course that one may see, and the phase, which leads to others in it. */
export function PostAbout({ post }: Props) {
  const { plant, space, plan, about_course, plant_cycle, cycle_day } = post
  if (!plant && !space && !plan && !about_course && !plant_cycle) return null
  const week = cycle_day ? `&week=${weekOfDay(cycle_day)}` : ''
  return (
    <ul className="scroll-row relative -mx-4 -my-2.5 gap-2 px-4 py-2.5 whitespace-nowrap *:shrink-0">
      {plant_cycle && (
        <li>
          <Badge tone="primary" icon="sprout" to={`/banca/novo-feed?plant_cycle_id=${plant_cycle.id}${week}`}>
            {phaseWeek(post)}
          </Badge>
        </li>
      )}
      {plant && (
        <li>
          <Badge icon="leaf" to={`/cultivo/planta/${plant.slug}`}>
            {plant.name}
          </Badge>
        </li>
      )}
      {space && (
        <li>
          <Badge icon="tent" to={`/cultivo/espaco/${space.slug}`}>
            {space.name}
          </Badge>
        </li>
      )}
      {plan && (
        <li>
          <Badge icon="clipboard-list" to={`/cultivo/plano/${plan.slug}`}>
            {plan.name}
          </Badge>
        </li>
      )}
      {about_course && (
        <li>
          <Badge icon="graduation-cap" to={`/dichavando/cursos/${about_course.slug}`}>
            {about_course.name}
          </Badge>
        </li>
      )}
    </ul>
  )
}
