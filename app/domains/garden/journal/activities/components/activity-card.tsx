import { Form as PlainForm } from 'react-router'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import type { OwnActivity } from '../activities.schemas.ts'
import { metricNamed } from '../metric.kinds.ts'
import { ActivityForm } from './activity-form.tsx'

/** One of the user's activities: flags and metrics, with a collapsible form. */
export function ActivityCard({ activity, open }: { activity: OwnActivity; open: boolean }) {
  const { metrics, watering, feeding, name, id } = activity
  const labels = metrics.map(({ metric, required }) => `${metricNamed(metric).label}${required ? '' : ' (opcional)'}`)
  return (
    <Card title={name} level={3}>
      <div className="space-y-3">
        {(watering || feeding) && (
          <p className="flex flex-wrap gap-2">
            {watering && <Badge icon="droplets">Conta como rega</Badge>}
            {feeding && <Badge icon="flask-conical">Conta como alimentação</Badge>}
          </p>
        )}
        <p className="text-muted">{labels.length ? labels.join(', ') : 'Não pede medidas.'}</p>
        <div className="flex flex-wrap items-start gap-2">
          <details open={open || undefined} className="open:w-full">
            <summary className="btn btn-sm w-fit list-none border-edge bg-surface">Editar</summary>
            <div className="pt-5 pb-3">
              <ActivityForm activity={activity} />
            </div>
          </details>
          <PlainForm method="post">
            <input type="hidden" name="form" value="archive" />
            <input type="hidden" name="id" value={id} />
            <Button type="submit" tone="plain" size="sm" icon="archive">
              Arquivar
            </Button>
          </PlainForm>
        </div>
      </div>
    </Card>
  )
}
