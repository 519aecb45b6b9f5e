import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { jarTitle } from '../jar.words.ts'
import type { JarDetail } from '../jars.schemas.ts'

/** Number, harvest and place; links to the label and the edit form. */
export const JarHead = ({ jar }: { jar: JarDetail }) => (
  <PageHeader
    title={jarTitle(jar)}
    crumbs={[{ to: '/cultivo/potes', label: 'Potes de cura' }]}
    more={
      <LinkButton to={`/cultivo/etiquetas?kind=potes&format=uma&pick=${jar.id}`} icon="qr-code">
        Etiqueta
      </LinkButton>
    }
    action={
      <LinkButton to={`/cultivo/pote/${jar.slug}/edit`} icon="pencil">
        Editar
      </LinkButton>
    }
  >
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      {jar.archived && (
        <Badge icon="archive" tone="amber">
          Arquivado
        </Badge>
      )}
      {jar.plant && (
        <Link
          to={`/cultivo/planta/${jar.plant.slug}/colheita`}
          className="link reach inline-flex min-h-6 items-center wrap-anywhere"
        >
          Colheita de {jar.plant.name}
        </Link>
      )}
      {jar.space && (
        <Link
          to={`/cultivo/espaco/${jar.space.slug}`}
          className="link reach inline-flex min-h-6 items-center wrap-anywhere"
        >
          {jar.space.name}
        </Link>
      )}
    </div>
  </PageHeader>
)
