import { SaveToggle, ViewCount } from '#domains/social/ui.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { PrivacySwitch } from '#ui/components/privacy-switch.tsx'
import { Tabs } from '#ui/components/tabs.tsx'
import { kindOf } from '../space.kinds.ts'
import type { SpaceDetail } from '../spaces.schemas.ts'
import { spaceSize } from './space-size.words.ts'

/** Name, kind, size and owner; save button for all, privacy toggle and edit link for the owner; tabs. */
export function SpaceHead({ space, page }: { space: SpaceDetail; page?: string }) {
  const address = `/cultivo/espaco/${space.slug}`
  const size = spaceSize(space)
  return (
    <>
      <PageHeader
        title={page ? `${page} de ${space.name}` : space.name}
        text={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={`/perfil/${space.user.nickname}`} className="link">
              de {space.user.nickname}
            </Link>
            <ViewCount target={{ space_id: space.id }} count={space.views_count} />
          </span>
        }
        more={
          <>
            <SaveToggle
              target={{ space_id: space.id }}
              saved={space.is_save}
              count={space.saves_count}
              what={`o espaço ${space.name}`}
            />
            {space.can.see_privacy && <PrivacySwitch isPrivate={space.private} action={address} />}
            {space.can.update && (
              <LinkButton to={`/cultivo/edit-espaco/${space.slug}`} icon="pencil">
                Editar
              </LinkButton>
            )}
            {space.can.see_privacy && (
              <LinkButton to={`${address}/exportar`} icon="download" iconOnly>
                Exportar
              </LinkButton>
            )}
            {space.can.see_privacy && (
              <LinkButton to={`${address}/compartilhar`} icon="share-2" iconOnly>
                Link de visita
              </LinkButton>
            )}
          </>
        }
        action={
          space.can.update &&
          page !== 'Atualizações' && (
            <LinkButton to={`${address}/atualizacoes`} tone="primary" icon="notebook-pen">
              Registrar
            </LinkButton>
          )
        }
      >
        <div className="flex flex-wrap gap-2">
          {space.archived && (
            <Badge icon="archive" tone="amber">
              No arquivo
            </Badge>
          )}
          <Badge icon={kindOf(space.kind).icon}>{kindOf(space.kind).label}</Badge>
          {size && <Badge icon="ruler">{size}</Badge>}
        </div>
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
