import { Form } from 'react-router'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import type { PlanDetail, PlanVersion } from '../../plans/plans.schemas.ts'

/** Changes of the stages by version; the owner can restore any of them. */
export function PlanVersions({ plan, versions }: { plan: PlanDetail; versions: PlanVersion[] }) {
  if (versions.length < 2) return null
  return (
    <Card title="O que mudou no plano" bare>
      <ol>
        {versions.map((one) => (
          <li
            key={one.version}
            className="flex flex-wrap items-start justify-between gap-3 border-t border-base-300 px-5 py-4"
          >
            <div className="min-w-0 flex-1 space-y-1">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-semibold">Versão {one.version}</span>
                {one.version === plan.version && <Badge tone="primary">atual</Badge>}
                <RelativeTime at={new Date(one.created_at).toISOString()} className="text-sm text-muted" />
              </p>
              {one.reason && <p>{one.reason}</p>}
              {one.changes.length > 0 ? (
                <ul className="list-disc space-y-0.5 ps-5 text-[0.9375rem]">
                  {one.changes.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
              ) : (
                <p className="text-sm text-muted">{plural(one.days, 'dia', 'dias')} ao todo</p>
              )}
            </div>
            {plan.can.update && one.version !== plan.version && (
              <Form method="post">
                <input type="hidden" name="form" value="restore" />
                <input type="hidden" name="version" value={one.version} />
                <Button type="submit" size="sm" icon="undo-2">
                  Restaurar
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
