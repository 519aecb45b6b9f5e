import { ReportLink, SaveToggle } from '#domains/base/social/ui.ts'
import { shownOfPlan } from '#domains/garden/garden/shown.words.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { PrivacySwitch } from '#ui/components/privacy-switch.tsx'
import { Tabs } from '#ui/components/tabs.tsx'
import { DriftBadge } from '../../progress/components/drift-badge.tsx'
import { methodOf, planDay } from '../plan.words.ts'
import type { PlanDetail } from '../plans.schemas.ts'

/** Name, current stage, owner; save button for all, privacy toggle and edit link for the owner; tabs. */
export function PlanHead({ plan, page }: { plan: PlanDetail; page?: string }) {
  const address = `/cultivo/plano/${plan.slug}`
  return (
    <>
      <PageHeader
        title={page ? `${page} · ${plan.name}` : plan.name}
        text={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {plan.today && <span className="figures text-base-content">{planDay(plan.today)}</span>}
            <Link to={`/perfil/${plan.user.nickname}`} className="link reach">
              de {plan.user.nickname}
            </Link>
          </span>
        }
        more={
          <>
            <SaveToggle
              target={{ plan_cultivation_id: plan.id }}
              saved={plan.is_save}
              count={plan.saves_count}
              what={`o plano ${plan.name}`}
            />
            {!plan.can.see_privacy && (
              <ReportLink column="plan_cultivation_id" id={plan.id} what={`o plano ${plan.name}`} />
            )}
            {plan.can.see_privacy && <PrivacySwitch isPrivate={plan.private} action={address} shows={shownOfPlan} />}
          </>
        }
        action={
          plan.can.update && (
            <LinkButton to={`${address}/edit`} icon="pencil">
              Editar
            </LinkButton>
          )
        }
      >
        <div className="flex flex-wrap gap-2">
          {plan.archived && (
            <Badge icon="archive" tone="amber">
              No arquivo
            </Badge>
          )}
          {plan.template ? <Badge icon="copy">Modelo</Badge> : <Badge>{plan.plan_status.name}</Badge>}
          <Badge icon={methodOf(plan.method).icon}>{methodOf(plan.method).label}</Badge>
          {plan.today && <DriftBadge days={plan.today.drift_days} />}
        </div>
      </PageHeader>
      <Tabs label="Páginas do plano" tabs={tabsOf(plan, address)} />
    </>
  )
}

const tabsOf = (plan: PlanDetail, address: string) => [
  { to: address, label: 'Resumo', end: true },
  { to: `${address}/plantas`, label: 'Plantas', count: plan.plants_count },
  { to: `${address}/espacos`, label: 'Espaços', count: plan.spaces.length },
  { to: `${address}/atualizacoes`, label: 'Atualizações' },
  { to: `${address}/agenda`, label: 'Agenda' },
  { to: `${address}/comentarios`, label: 'Comentários', count: plan.comments_count },
]
