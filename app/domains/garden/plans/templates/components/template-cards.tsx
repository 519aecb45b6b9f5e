import { plural } from '#shared/numbers.ts'
import { Chip } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { methodOf } from '../../plans/plan.words.ts'
import type { PlanCard } from '../../plans/plans.schemas.ts'
import { StageStrip } from '../../stages/components/stage-strip.tsx'

export type SiteTemplate = Pick<PlanCard, 'name' | 'method' | 'stages' | 'days'> & {
  slug: string
  text: string
  source: string
}
type Props = { templates: SiteTemplate[]; own: Pick<PlanCard, 'slug' | 'name'>[] }

/** Starting points of a new plan: the site's templates, each with its sources, and the user's own. */
export const TemplateCards = ({ templates, own }: Props) => (
  <section aria-labelledby="modelos" className="mb-10 space-y-4">
    <h2 id="modelos" className="text-xl">
      Comece com um modelo
    </h2>
    {own.length > 0 && (
      <div className="flex flex-wrap gap-2">
        {own.map(({ slug, name }) => (
          <Chip key={slug} to={`?copiar=${slug}`} icon="bookmark">
            {name}
          </Chip>
        ))}
      </div>
    )}
    <ul className="grid gap-4 sm:grid-cols-2">
      {templates.map((template) => (
        <li key={template.slug} className="card flex-col gap-3 p-4">
          <h3 className="text-lg leading-snug">{template.name}</h3>
          <StageStrip stages={template.stages} />
          <p className="text-sm text-muted">
            {methodOf(template.method).label} · {plural(template.stages.length, 'etapa', 'etapas')} ·{' '}
            {plural(template.days, 'dia', 'dias')}
          </p>
          <p className="flex-1 text-[0.9375rem]">{template.text}</p>
          <details className="text-sm">
            <summary className="reach cursor-pointer font-medium underline decoration-dotted underline-offset-4">
              De onde vêm os números
            </summary>
            <p className="mt-1 text-muted">{template.source}</p>
          </details>
          <LinkButton to={`?modelo=${template.slug}`} wide>
            Começar com este modelo
          </LinkButton>
        </li>
      ))}
    </ul>
  </section>
)
