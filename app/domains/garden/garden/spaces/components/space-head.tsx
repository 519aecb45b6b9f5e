import { ReportLink, SaveToggle, ViewCount } from '#domains/base/social/ui.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Button, LinkButton } from '#ui/components/button.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { PrivacyMark } from '#ui/components/privacy.tsx'
import { Tabs } from '#ui/components/tabs.tsx'
import { deferred } from '#ui/deferred.tsx'
import { createId } from '#ui/navigation/site-shell.tsx'
import { useRootData } from '#ui/root-data.ts'
import { kindOf } from '../space.kinds.ts'
import type { SpaceDetail } from '../spaces.schemas.ts'
import { spaceSize } from './space-size.words.ts'

// For the owner only; other viewers do not load them.
const SpaceTools = deferred(async () => (await import('./space-tools.tsx')).SpaceTools)

/**
 * Name and owner; 'Registrar' and a menu of the other acts for the owner, the save button for all; tabs. Kind and size on
 * the first page alone.
 */
export function SpaceHead({ space, page }: { space: SpaceDetail; page?: string }) {
  const address = `/cultivo/espaco/${space.slug}`
  const { can } = space
  const records = can.update && page !== 'Atualizações'
  return (
    <>
      <PageHeader
        title={page ? `${page} · ${space.name}` : space.name}
        text={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {can.see_privacy ? (
              <PrivacyMark isPrivate={space.private} />
            ) : (
              <Link to={`/perfil/${space.user.nickname}`} className="link reach">
                de {space.user.nickname}
              </Link>
            )}
            <ViewCount target={{ space_id: space.id }} count={space.views_count} />
          </span>
        }
        beside={!records && can.see_privacy}
        more={
          <>
            {records && <Record space={space} address={address} />}
            <SaveToggle
              target={{ space_id: space.id }}
              saved={space.is_save}
              count={space.saves_count}
              what={`o espaço ${space.name}`}
            />
            {(can.update || can.see_privacy) && <SpaceTools space={space} />}
            {!can.see_privacy && <ReportLink column="space_id" id={space.id} what={`o espaço ${space.name}`} />}
          </>
        }
      >
        {(space.archived || !page) && <SpaceBadges space={space} first={!page} />}
      </PageHeader>
      <Tabs
        label="Páginas do espaço"
        tabs={[
          { to: address, label: 'Resumo', end: true },
          { to: `${address}/atualizacoes`, label: 'Atualizações' },
          { to: `${address}/plantas`, label: 'Plantas', count: space.plants_count },
          { to: `${address}/fotos`, label: 'Fotos' },
          { to: `${address}/clima`, label: 'Clima' },
          { to: `${address}/agenda`, label: 'Agenda' },
          { to: `${address}/comentarios`, label: 'Comentários', count: space.comments_count },
        ]}
      />
    </>
  )
}

/** Its owner's '+' opens, with this space chosen and its last watering a tap away; what '+' does not know has its page. */
function Record({ space, address }: { space: SpaceDetail; address: string }) {
  const isOwner = useRootData()?.viewer?.id === space.created_by
  const look = { tone: 'primary', icon: 'notebook-pen', className: 'grow sm:order-last' } as const
  return isOwner && !space.archived ? (
    <Button popoverTarget={createId} {...look}>
      Registrar
    </Button>
  ) : (
    <LinkButton to={`${address}/atualizacoes`} {...look}>
      Registrar
    </LinkButton>
  )
}

function SpaceBadges({ space, first }: { space: SpaceDetail; first: boolean }) {
  const kind = kindOf(space.kind)
  const size = spaceSize(space)
  return (
    <div className="flex flex-wrap gap-2">
      {space.archived && (
        <Badge icon="archive" tone="amber">
          Arquivado
        </Badge>
      )}
      {first && <Badge icon={kind.icon}>{kind.label}</Badge>}
      {first && size && <Badge icon="ruler">{size}</Badge>}
    </div>
  )
}
