import { LinkButton } from '#ui/components/button.tsx'
import type { JarCard } from '../jars.schemas.ts'
import { JarList } from './jar-list.tsx'

type Props = { jars: JarCard[]; slug: string; today: string }

/** On a harvest's page: its jars, for the owner, and a link to add more. */
export const HarvestJars = ({ jars, slug, today }: Props) => (
  <section aria-labelledby="potes" className="space-y-4">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 id="potes" className="text-xl">
        Potes de cura
      </h2>
      <LinkButton to={`/cultivo/potes/novo?planta=${slug}`} icon="milk" size="sm">
        Guardar em potes
      </LinkButton>
    </div>
    <JarList
      jars={jars}
      today={today}
      level={3}
      empty={<p className="text-muted">Esta colheita ainda não tem potes. Só você vê seus potes.</p>}
    />
  </section>
)
