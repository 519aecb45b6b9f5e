import type { ReactNode } from 'react'
import type { RobotArea } from '#domains/robots/device-models/area.kinds.ts'
import { formatDayTime, formatFull } from '#shared/dates.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import { commandInWords, commandStateInWords, reasonInWords } from '../../events/command-name.words.ts'
import { eventWords } from '../../events/event.words.ts'
import { eventSentence } from '../../events/event-sentence.words.ts'
import { refusalInWords } from '../../events/refusal.words.ts'
import { PartsWear } from '../../parts/components/parts-wear.tsx'
import { signalText } from '../staff-device.view.ts'
import type { StaffDeviceDetail, StaffEvent } from '../staff-devices.schemas.ts'
import { DeviceStateBadge } from './device-state.tsx'

type Props = {
  device: StaffDeviceDetail
  events: StaffEvent[]
  area: RobotArea
  /** What staff can do with it. */
  children?: ReactNode
}

/** All that is known of one robot. */
export function DeviceView({ device, events, area: { base }, children }: Props) {
  const { serial, model, state, blocked_at, readings } = device
  return (
    <div className="space-y-6">
      <PageHeader
        title={<span className="figures">{serial}</span>}
        text={
          <>
            <Link to={`${base}/modelos/${model.id}`} className="link link-hover">
              {model.name}
            </Link>{' '}
            <DeviceStateBadge state={state} blocked={blocked_at !== null} />
          </>
        }
        crumbs={[{ to: `${base}/dispositivos`, label: 'Dispositivos' }, { label: serial }]}
        more={
          <LinkButton to={`${base}/eventos/${serial}`} icon="list">
            Todos os eventos
          </LinkButton>
        }
      />
      {readings && (
        <section aria-label="Últimas leituras" className="space-y-3">
          <h2 className="text-xl">
            Últimas leituras{' '}
            <span className="text-sm font-normal text-muted">
              <RelativeTime at={readings.at} />
            </span>
          </h2>
          <Stats>
            {readings.values.map(({ key, name, unit, decimals, value }) => (
              <Stat
                key={key}
                label={name}
                value={
                  value === null ? (
                    'Sem valor'
                  ) : (
                    <>
                      {formatNumber(value, decimals)} <small className="text-base font-medium">{unit}</small>
                    </>
                  )
                }
              />
            ))}
          </Stats>
        </section>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Facts device={device} />
        <Recent events={events} />
        <Parts device={device} />
        <Commands device={device} />
      </div>
      {children}
      {device.shadow && (
        <Disclosure title="Sombra, como está guardada" icon="terminal">
          <pre className="overflow-x-auto px-5 pb-5 text-sm">{JSON.stringify(device.shadow, null, 2)}</pre>
        </Disclosure>
      )}
    </div>
  )
}

function Facts({ device }: { device: StaffDeviceDetail }) {
  const { owner, linked_at, links_count, firmware, hardware, rssi, boot, first_called_at, last_seen_at } = device
  const rows: [string, ReactNode][] = [
    ['Dono', owner ? `@${owner.nickname}` : 'Ninguém'],
    ['Vinculado desde', linked_at ? formatFull(linked_at) : 'Não está vinculado'],
    ['Donos até hoje', formatNumber(links_count)],
    ['Último sinal', last_seen_at ? formatFull(last_seen_at) : 'Nunca'],
    ['Primeiro sinal', first_called_at ? formatFull(first_called_at) : 'Ainda não chamou'],
    ['Versão do firmware', firmware ?? 'Sem dado'],
    ['Hardware', hardware ?? 'Sem dado'],
    ['Wi-Fi', signalText(rssi)],
    ['Número da partida', boot === null ? 'Sem dado' : formatNumber(boot)],
    ['Código de vínculo', device.has_claim_code ? 'Pronto para usar' : 'Já usado'],
    ['Segredo trocado', device.secret_rotated_at ? formatFull(device.secret_rotated_at) : 'Nunca'],
    ['Registrado', formatFull(device.created_at)],
    ...device.refused.map(({ reason, count }): [string, ReactNode] => [
      `Recusadas em 7 dias, ${refusalInWords(reason)}`,
      plural(count, 'leitura', 'leituras'),
    ]),
  ]
  return (
    <Card title="Ficha">
      <dl className="divide-y divide-base-300 text-[0.9375rem]">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="figures wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const Recent = ({ events }: { events: StaffEvent[] }) => (
  <Card title="O que aconteceu">
    {events.length ? (
      <ul className="divide-y divide-base-300">
        {events.map((event) => (
          <li key={event.id} className="flex items-start gap-3 py-2">
            <Icon name={eventWords[event.kind].icon} size={18} className="mt-1 text-muted" />
            <span className="min-w-0 flex-1">
              {eventWords[event.kind].label}
              <span className="block text-sm text-muted">{eventSentence(event)}</span>
            </span>
            <span className="figures text-sm text-muted">{formatDayTime(event.at)}</span>
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-muted">Nada ainda.</p>
    )}
  </Card>
)

const Parts = ({ device: { parts } }: { device: StaffDeviceDetail }) => (
  <Card title="Peças">
    {parts.length ? <PartsWear parts={parts} /> : <p className="text-muted">O modelo não diz de que é feito.</p>}
  </Card>
)

const Commands = ({ device: { commands } }: { device: StaffDeviceDetail }) => (
  <Card title="Últimos comandos">
    {commands.length ? (
      <ul className="divide-y divide-base-300">
        {commands.map(({ id, kind, state, reason, created_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 py-2">
            <span className="min-w-0 flex-1">{commandInWords(kind)}</span>
            <span className="text-sm text-muted">
              {commandStateInWords(state)} · <span className="figures">{formatDayTime(created_at)}</span>
            </span>
            {reason && <span className="basis-full text-sm text-muted">{reasonInWords(reason)}</span>}
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-muted">Nenhum comando ainda.</p>
    )}
  </Card>
)
