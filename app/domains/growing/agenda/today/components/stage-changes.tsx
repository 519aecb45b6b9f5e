import { Form } from 'react-router'
import { formatRelativeDay } from '#shared/relative-time.ts'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import type { StageDue } from '../today.schemas.ts'

/** Plants that by their plan should be in the next cycle: moved in one tap. */
export const StageChanges = ({ stages, today }: { stages: StageDue[]; today: string }) => (
  <Card title="Mudança de fase">
    <ul className="-my-3.5 divide-y divide-base-300 wrap-anywhere">
      {stages.map(({ plant, plan, cycle, next, since }) => (
        <li key={plant.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3.5">
          <img src={`/arte/ciclos/${next.slug}.svg`} alt="" width={44} height={44} className="size-11 shrink-0" />
          <div className="min-w-40 flex-1">
            <p className="leading-snug font-semibold">
              <Link to={`/cultivo/planta/${plant.slug}`} className="reach inline-block py-0.5 hover:underline">
                {plant.name}
              </Link>
            </p>
            <p className="text-sm text-muted">
              {cycle} → {next.name}, {formatRelativeDay(since, today)} pelo plano {plan.name}
            </p>
          </div>
          <Form method="post" action="/cultivo" preventScrollReset className="ml-auto">
            <input type="hidden" name="plant" value={plant.slug} />
            <input type="hidden" name="plant_cycle_id" value={next.id} />
            <Button type="submit" icon="arrow-right">
              Mudar hoje
              <span className="sr-only">
                : {plant.name} para {next.name}
              </span>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  </Card>
)
