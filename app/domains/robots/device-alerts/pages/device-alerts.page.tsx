import { useSearchParams } from 'react-router'
import { RobotHeader } from '#domains/robots/devices/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { EpisodeList } from '../components/episode-list.tsx'
import { FollowCard } from '../components/follow-card.tsx'
import { ProposalList } from '../components/proposal-list.tsx'
import { RuleForm } from '../components/rule-form.tsx'
import { RuleList } from '../components/rule-list.tsx'
import { AlertEpisodeRef } from '../episodes/alert-episodes.schemas.ts'
import { alertKinds } from '../rules/alert.kinds.ts'
import { kindNames } from '../rules/alert.words.ts'
import {
  AlertFollow,
  AlertRuleChange,
  AlertRuleInput,
  AlertRuleRef,
  AlertRuleSwitch,
} from '../rules/alert-rules.schemas.ts'
import type { Route } from './+types/device-alerts.page'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Avisos de ${loaderData?.device.name ?? ''}`,
}))

export const loader = ({ context, params }: Route.LoaderArgs) =>
  apiFor(context).deviceAlerts.rules.show({ id: params.serial_number })

export async function action(args: Route.ActionArgs) {
  const ref = { id: args.params.serial_number }
  const done = (text: string, at = '') => redirectWithToast(`/ganza/${ref.id}/avisos${at}`, text)
  const [form] = String((await formOf(args.request)).get('form')).split('-')
  switch (form) {
    case 'change':
      return submit(args, AlertRuleChange.omit({ id: true }), async ({ deviceAlerts }, input) => {
        await deviceAlerts.rules.change({ ...input, ...ref })
        return done('Aviso salvo.')
      })
    case 'switch':
      return submit(args, AlertRuleSwitch.omit({ id: true }), async ({ deviceAlerts }, input) => {
        await deviceAlerts.rules.switch({ ...input, ...ref })
        return done(input.enabled ? 'Aviso ligado.' : 'Aviso desligado.')
      })
    case 'delete':
      return submit(args, AlertRuleRef.omit({ id: true }), async ({ deviceAlerts }, input) => {
        await deviceAlerts.rules.delete({ ...input, ...ref })
        return done('Aviso apagado.')
      })
    case 'see':
      return submit(args, AlertEpisodeRef.omit({ id: true }), async ({ deviceAlerts }, input) => {
        await deviceAlerts.rules.see({ ...input, ...ref })
        return done('Anotado: você viu.')
      })
    case 'follow':
      return submit(args, AlertFollow.omit({ id: true }), async ({ deviceAlerts }, input) => {
        await deviceAlerts.rules.follow({ ...input, ...ref })
        return done(input.follow ? 'Você vai receber os avisos.' : 'Você não recebe mais os avisos.')
      })
    default:
      return submit(args, AlertRuleInput.omit({ id: true }), async ({ deviceAlerts }, input) => {
        await deviceAlerts.rules.add({ ...input, ...ref })
        return done('Aviso criado.', '#regras')
      })
  }
}

export default function DeviceAlertsPage({ loaderData }: Route.ComponentProps) {
  const { device, rules, proposals, episodes, sensors, mode, follows, can } = loaderData
  const [search] = useSearchParams()
  const address = `/ganza/${device.serial}/avisos`
  const kind = alertKinds.find((one) => one === search.get('novo'))
  const changed = rules.find(({ id }) => String(id) === search.get('editar'))
  return (
    <>
      <RobotHeader serial={device.serial} title={`Avisos de ${device.name}`} own={can.own} />
      <p className="mb-4 text-muted">O robô confere a cada minuto e avisa quando algo começa e quando acaba.</p>
      {follows !== null && (
        <div className="mb-6">
          <FollowCard follows={follows} />
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        {can.own && (kind || changed) && (
          <div id="formulario" className="lg:col-span-2">
            <RuleForm kind={changed?.kind ?? kind ?? 'range'} rule={changed} sensors={sensors} back={address} />
          </div>
        )}
        <Card title="O que aconteceu">
          {episodes.length ? (
            <EpisodeList serial={device.serial} episodes={episodes} may_see={can.work} />
          ) : (
            <EmptyState icon="bell" text="Nada até agora. Quando um aviso disparar, ele fica guardado aqui." />
          )}
        </Card>
        <Card
          title={<span id="regras">Quando avisar</span>}
          actions={
            <LinkButton to="/notificacoes/configuracoes" size="sm" icon="bell">
              Por onde chegam
            </LinkButton>
          }
        >
          {rules.length ? (
            <RuleList rules={rules} may_change={can.own} />
          ) : (
            <EmptyState icon="bell-off" text="Este robô não avisa nada. Crie o primeiro aviso." />
          )}
          {can.own && (
            <div className="mt-4 flex flex-wrap gap-2">
              {alertKinds.map((one) => (
                <LinkButton key={one} to={`?novo=${one}#formulario`} icon="plus">
                  {kindNames[one]}
                </LinkButton>
              ))}
            </div>
          )}
        </Card>
        {proposals.length > 0 && mode && <ProposalList proposals={proposals} mode={mode.name} />}
      </div>
    </>
  )
}
