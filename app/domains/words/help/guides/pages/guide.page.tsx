import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { Marked } from '../../components/marked.tsx'
import { HelpedForm } from '../../votes/components/helped-form.tsx'
import { voteOn } from '../../votes/pages/vote-on.server.ts'
import { votedOn } from '../../votes/voted.view.ts'
import { guideSlugs } from '../guide.kinds.ts'
import { guides } from '../guides.words.ts'
import type { Route } from './+types/guide.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Guia: ${loaderData.guide.title}`,
  description: loaderData?.guide.summary,
  url: `/duvidas/${loaderData?.guide.slug}`,
}))

/** Each guide has an address of its own. */
const slugOf = (url: URL) => {
  const slug = guideSlugs.find((one) => url.pathname.endsWith(`/${one}`))
  if (!slug) throw new Error(`no guide at ${url.pathname}`)
  return slug
}

export function loader({ url, context }: Route.LoaderArgs) {
  cacheForVisitors(context, 'help')
  return { guide: guides[slugOf(url)] }
}

export const action = (args: Route.ActionArgs) => voteOn(args, slugOf(args.url))

export default function GuidePage({ loaderData: { guide }, actionData }: Route.ComponentProps) {
  return (
    <article className="mx-auto max-w-3xl space-y-8">
      <PageHeader
        title={guide.title}
        text={guide.summary}
        crumbs={[{ label: 'Dúvidas', to: '/duvidas' }, { label: 'Guia' }]}
      />
      <nav aria-label="Neste guia" className="card space-y-1 p-5">
        <p className="font-semibold">Neste guia</p>
        <ol className="list-decimal pl-5">
          {guide.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="reading space-y-4">
        {guide.sections.map(({ id, title, text }) => (
          <section key={id} aria-labelledby={id} className="space-y-4">
            <h2 id={id} className="scroll-mt-20">
              {title}
            </h2>
            <Marked text={text} />
          </section>
        ))}
        <section aria-labelledby="fontes" className="space-y-2">
          <h2 id="fontes">De onde vem</h2>
          <ul className="list-disc space-y-1 pl-5 text-[0.9375rem]">
            {guide.sources.map(({ name, url }) => (
              <li key={name}>
                {url ? (
                  <a href={url} rel="noopener" className="link inline-block py-2 wrap-anywhere">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <HelpedForm voted={votedOn(actionData)} about={guide.title} />
      <LinkButton to="/aprenda" tone="plain" icon="book-open">
        Tudo o que ensina
      </LinkButton>
    </article>
  )
}
