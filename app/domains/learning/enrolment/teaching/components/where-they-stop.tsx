import { Card } from '#ui/components/card.tsx'
import { Progress } from '#ui/components/progress.tsx'

type Props = {
  lessons: { slug: string; title: string; began: number; done: number; minutes_watched: number }[]
  pupils: number
}

/** Class by class, how many of all pupils did it: where the line falls, they stop. */
export const WhereTheyStop = ({ lessons, pupils }: Props) =>
  lessons.length > 0 && pupils > 0 ? (
    <Card title="Onde eles param">
      <ol className="space-y-3">
        {lessons.map(({ slug, title, done }) => (
          <li key={slug}>
            <Progress label={title} share={done / pupils} hint={`${done} de ${pupils}`} />
          </li>
        ))}
      </ol>
    </Card>
  ) : null
