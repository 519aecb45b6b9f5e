import type { ReactNode } from 'react'
import { iotArea } from '#domains/robots/device-models/area.kinds.ts'
import type { DeviceState } from '#domains/robots/devices/devices/device-status.model.ts'
import { deviceStateNames } from '#domains/robots/devices/devices/device-status.words.ts'
import { eventSentence } from '#domains/robots/devices/events/event-sentence.words.ts'
import { refusalInWords } from '#domains/robots/devices/events/refusal.words.ts'
import { formatDayTime } from '#shared/dates.ts'
import { formatNumber, formatPercent, plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { FleetHealth } from '../../fleet/components/fleet-health.tsx'
import { FleetFilter } from '../../fleet/fleet.schemas.ts'
import type { Route } from './+types/overview.page'

export const middleware = [access('iot_analyst')]
export const meta = pageMeta({ title: 'Painel - Ganzá IoT' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { overview, fleet } = apiFor(context).ganza
  const [shown, health] = await Promise.all([overview.show(), fleet.show(filterOf(request, FleetFilter))])
  return { ...shown, health }
}

const { base } = iotArea
const icons = { never: 'circle', online: 'wifi', atrasado: 'clock', offline: 'wifi-off' } as const satisfies Record<
  DeviceState,
  string
>

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { total, linked, blocked, states, models, firmware, refused, errors, health } = loaderData
  return (
    <div className="space-y-6">
      <PageHeader
        title="Painel - Ganzá IoT"
        text={`${plural(total, 'robô', 'robôs')}, ${formatNumber(linked)} com dono${blocked ? `, ${plural(blocked, 'bloqueado', 'bloqueados')}` : ''}. Aqui você só olha.`}
      />
      {total === 0 && <EmptyState icon="bot" text="Nenhum robô registrado ainda." />}
      <Stats>
        {states.map(({ state, count }) => (
          <Stat
            key={state}
            label={deviceStateNames[state]}
            icon={icons[state]}
            value={formatNumber(count)}
            hint={
              <Link to={`${base}/dispositivos?state=${state}`} className="link">
                Ver quais
              </Link>
            }
          />
        ))}
      </Stats>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title="Por versão do firmware">
          <Shares
            total={total}
            rows={firmware.map(({ version, count }) => ({
              key: version ?? '',
              label: version ?? 'Ainda não disse',
              to: version ? `${base}/dispositivos?firmware=${version}` : undefined,
              count,
            }))}
          />
        </Card>
        <Card title="Por modelo">
          <Shares
            total={total}
            rows={models.map(({ id, name, count }) => ({
              key: String(id),
              label: name,
              to: `${base}/modelos/${id}`,
              count,
            }))}
          />
        </Card>
        <Card title="Leituras recusadas em 7 dias">
          {refused.length ? (
            <Rows
              rows={refused.map(({ reason, devices, count }) => ({
                key: reason,
                label: `Leitura ${refusalInWords(reason)}`,
                value: `${formatNumber(count)} em ${plural(devices, 'robô', 'robôs')}`,
              }))}
            />
          ) : (
            <p className="text-muted">Nenhuma. Tudo o que chegou foi guardado.</p>
          )}
        </Card>
        <Card
          title="Erros mais novos"
          actions={
            <LinkButton to={`${base}/eventos/eventos-dispositivo?kind=error`} size="sm">
              Ver todos
            </LinkButton>
          }
        >
          {errors.length ? (
            <Rows
              rows={errors.map(({ id, device, data, at }) => ({
                key: String(id),
                label: (
                  <>
                    <Link to={`${base}/ver/${device.serial}`} className="figures link link-hover">
                      {device.serial}
                    </Link>{' '}
                    <span className="wrap-anywhere text-muted">{eventSentence({ kind: 'error', data })}</span>
                  </>
                ),
                value: formatDayTime(at),
              }))}
            />
          ) : (
            <p className="text-muted">Nenhum robô contou um erro.</p>
          )}
        </Card>
      </div>
      {total > 0 && <FleetHealth health={health} />}
    </div>
  )
}

type Share = { key: string; label: string; to?: string; count: number }

/** Counts as bars, each with its number beside. */
const Shares = ({ rows, total }: { rows: Share[]; total: number }) => (
  <ul className="space-y-3">
    {rows.map(({ key, label, to, count }) => (
      <li key={key} className="space-y-1">
        <div className="flex justify-between gap-4 text-[0.9375rem]">
          {to ? (
            <Link to={to} className="link link-hover">
              {label}
            </Link>
          ) : (
            <span>{label}</span>
          )}
          <span className="figures text-muted">
            {formatNumber(count)} · {formatPercent(total ? count / total : 0)}
          </span>
        </div>
        <progress className="progress text-primary w-full" value={count} max={Math.max(1, total)} aria-label={label} />
      </li>
    ))}
  </ul>
)

const Rows = ({ rows }: { rows: { key: string; label: ReactNode; value: string }[] }) => (
  <ul className="divide-y divide-base-300">
    {rows.map(({ key, label, value }) => (
      <li key={key} className="flex flex-wrap justify-between gap-x-4 py-2">
        <span className="min-w-0 flex-1">{label}</span>
        <span className="figures text-sm text-muted">{value}</span>
      </li>
    ))}
  </ul>
)
