import type { ReactNode } from 'react'
import { formatNumber, plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import type { RobotArea } from '../../area.kinds.ts'
import { channelWords } from '../../channels/channel.words.ts'
import { firmwareStateWords } from '../../firmware/firmware.words.ts'
import { lifeWords } from '../../parts/part.words.ts'
import { ScreenPreview } from '../../screens/components/screen-preview.tsx'
import type { DeviceScreenCard } from '../../screens/device-screens.schemas.ts'
import type { DeviceModelDetail } from '../device-models.schemas.ts'

type Props = {
  model: DeviceModelDetail
  screens: DeviceScreenCard[]
  area: RobotArea
  /** Forms below each section, of the administration. */
  forms?: { sensors: ReactNode; channels: ReactNode; parts: ReactNode }
}

/** All that a model is. */
export function ModelDetail({ model, screens, area: { base, manages }, forms }: Props) {
  const { id, name, description, interval_seconds, devices_count } = model
  return (
    <div className="space-y-6">
      <PageHeader
        title={name}
        text={description || `Uma leitura a cada ${formatNumber(interval_seconds)} segundos.`}
        crumbs={[{ to: `${base}/modelos`, label: 'Modelos de robô' }, { label: name }]}
        more={
          <LinkButton to={`${base}/dispositivos?model_id=${id}`} icon="bot">
            Ver {plural(devices_count, 'robô', 'robôs')}
          </LinkButton>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Sensors model={model} manages={manages}>
          {forms?.sensors}
        </Sensors>
        <Channels model={model} manages={manages}>
          {forms?.channels}
        </Channels>
        <Parts model={model} manages={manages}>
          {forms?.parts}
        </Parts>
        <Versions model={model} base={base} manages={manages} />
      </div>
      <Card
        title="Telas"
        actions={
          manages && (
            <LinkButton to={`${base}/telas/nova?modelo=${id}`} size="sm" icon="plus">
              Nova tela
            </LinkButton>
          )
        }
      >
        {screens.length ? (
          <ul className="grid gap-4 sm:grid-cols-3">
            {screens.map((screen) => (
              <li key={screen.id} className="space-y-2">
                <ScreenPreview {...screen} />
                {manages ? (
                  <Link to={`${base}/telas/${screen.id}`} className="link font-semibold">
                    {screen.name}
                  </Link>
                ) : (
                  <p className="font-semibold">{screen.name}</p>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">O visor deste modelo ainda não mostra nada.</p>
        )}
      </Card>
    </div>
  )
}

type Section = { model: DeviceModelDetail; manages: boolean; children?: ReactNode }

const rowLook = 'flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5'

function Sensors({ model: { sensors }, manages, children }: Section) {
  return (
    <Card title="Sensores">
      {sensors.length ? (
        <ul className="divide-y divide-base-300">
          {sensors.map(({ id, slot, name, key, unit, kind, removed_at }) => (
            <li key={id} className={rowLook}>
              <span className="figures w-6 text-end text-sm text-muted">{slot}</span>
              <div className="min-w-0 flex-1">
                <p className="font-medium">
                  {name} {unit && <span className="text-sm font-normal text-muted">{unit}</span>}
                </p>
                <p className="text-sm text-muted">
                  chave no protocolo: <code>{key}</code>
                </p>
              </div>
              {kind === 'derived' && <Badge>Calculado</Badge>}
              {removed_at && <Badge tone="amber">Retirado</Badge>}
              {manages && !removed_at && (
                <ConfirmButton
                  label={`Tirar ${name}`}
                  tone="plain"
                  size="sm"
                  send={{ form: 'remove_sensor', sensor_id: String(id) }}
                  title={`Tirar ${name} do modelo?`}
                  confirm="Tirar"
                >
                  Os robôs deste modelo param de guardar este sensor. O que já foi medido fica, na posição {slot}.
                </ConfirmButton>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">Este modelo ainda não mede nada.</p>
      )}
      {children}
    </Card>
  )
}

function Channels({ model: { channels, devices_count }, manages, children }: Section) {
  return (
    <Card title="Canais">
      {channels.length ? (
        <ul className="divide-y divide-base-300">
          {channels.map(({ id, slug, name, kind, has_level, watts, most_on_minutes }) => (
            <li key={id} className={rowLook}>
              <Icon name={channelWords[kind].icon} className="text-primary" />
              <div className="min-w-0 flex-1">
                <p className="font-medium">
                  {name} <code className="text-sm font-normal text-muted">{slug}</code>
                </p>
                <p className="text-sm text-muted">
                  {[
                    channelWords[kind].label,
                    has_level ? 'com nível' : 'liga e desliga',
                    watts !== null && `${formatNumber(watts)}\u00a0W`,
                    most_on_minutes !== null && `no máximo ${formatNumber(most_on_minutes)}\u00a0min ligado`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              {manages && devices_count === 0 && (
                <ConfirmButton
                  label={`Apagar ${name}`}
                  tone="plain"
                  size="sm"
                  send={{ form: 'remove_channel', slug }}
                  title={`Apagar o canal ${name}?`}
                >
                  As peças que estão nele também saem do modelo.
                </ConfirmButton>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">Este modelo ainda não liga nada.</p>
      )}
      {children}
    </Card>
  )
}

function Parts({ model: { parts, channels }, manages, children }: Section) {
  const placeOf = (slug: string) => channels.find((channel) => channel.slug === slug)?.name ?? 'Robô inteiro'
  return (
    <Card title="Peças">
      {parts.length ? (
        <ul className="divide-y divide-base-300">
          {parts.map(({ part_id, name, code, channel, quantity, life_hours }) => (
            <li key={`${part_id} ${channel}`} className={rowLook}>
              <div className="min-w-0 flex-1">
                <p className="font-medium">
                  {quantity > 1 && `${quantity}\u00a0× `}
                  {name} <code className="text-sm font-normal text-muted">{code}</code>
                </p>
                <p className="text-sm text-muted">
                  {placeOf(channel)}
                  {life_hours !== null && ` · ${formatNumber(life_hours)}\u00a0h, ${lifeWords(life_hours)}`}
                </p>
              </div>
              {manages && (
                <ConfirmButton
                  label={`Tirar ${code}`}
                  tone="plain"
                  size="sm"
                  send={{ form: 'remove_part', part_id: String(part_id), channel }}
                  title={`Tirar ${name} do modelo?`}
                  confirm="Tirar"
                >
                  Os robôs deste modelo param de contar as horas desta peça.
                </ConfirmButton>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">Ainda não dissemos de que ele é feito.</p>
      )}
      {children}
    </Card>
  )
}

function Versions({
  model: { versions },
  base,
  manages,
}: {
  model: DeviceModelDetail
  base: string
  manages: boolean
}) {
  return (
    <Card
      title="Versões"
      actions={
        manages && (
          <LinkButton to={`${base}/versoes-arduino/nova`} size="sm" icon="plus">
            Nova versão
          </LinkButton>
        )
      }
    >
      {versions.length ? (
        <ul className="divide-y divide-base-300">
          {versions.map(({ id, version, state }) => (
            <li key={id} className={rowLook}>
              <span className="figures flex-1 font-medium">
                {manages ? (
                  <Link to={`${base}/versoes-arduino/${id}`} className="link link-hover">
                    {version}
                  </Link>
                ) : (
                  version
                )}
              </span>
              <Badge tone={firmwareStateWords[state].tone}>{firmwareStateWords[state].label}</Badge>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">Nenhuma versão do firmware ainda.</p>
      )}
    </Card>
  )
}
