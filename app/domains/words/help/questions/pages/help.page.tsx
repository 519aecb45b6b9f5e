import type { BlogCard as BlogPost } from '#domains/words/blog/posts/blog-posts.schemas.ts'
import { BlogCard } from '#domains/words/blog/ui.ts'
import { Chip } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { SearchForm } from '#ui/components/search-form.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { type HelpEntry, HelpFilter } from '../help.schemas.ts'
import { helpSubjects } from '../subject.kinds.ts'
import { subjectWords } from '../subject.words.ts'
import type { Route } from './+types/help.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: 'Dúvidas',
  description:
    'Respostas sobre cultivo, o Ganzá, cursos, compras, conta e privacidade. E uma pessoa, quando a resposta não basta.',
  url: '/duvidas',
  noindex: Boolean(loaderData?.search),
}))

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, HelpFilter)
  const { search } = filter
  const { help, blog } = apiFor(context)
  const [list, posts] = await Promise.all([
    help.questions.list(filter),
    search ? blog.posts.list({ search, per_page: 3 }) : null,
  ])
  if (!search) cacheForVisitors(context, 'help')
  return { ...list, posts, search: search ?? '', subject: filter.subject }
}

export default function HelpPage({
  loaderData: { data, partial, guides, posts, search, subject },
}: Route.ComponentProps) {
  const narrowed = search !== '' || subject !== undefined
  const nothing = data.length === 0 && guides.length === 0 && !posts?.total
  const contact = search ? `/contato?${new URLSearchParams({ assunto: search.slice(0, 120) })}` : '/contato'
  return (
    <div className="mx-auto max-w-4xl space-y-10">
      <div>
        <PageHeader title="Dúvidas" text="Pergunte do seu jeito: erros de digitação e acentos não atrapalham." />
        <SearchForm label="Buscar na ajuda" placeholder="Como sei a hora de regar?" />
        <div className="mt-4">
          <ChipRow label="Assuntos">
            <Chip to="/duvidas" active={!narrowed}>
              Tudo
            </Chip>
            {helpSubjects.map((one) => (
              <Chip key={one} to={`/duvidas?subject=${one}`} active={one === subject} icon={subjectWords[one].icon}>
                {subjectWords[one].label}
              </Chip>
            ))}
          </ChipRow>
        </div>
      </div>

      {guides.length > 0 && !subject && (
        <section aria-labelledby="guias" className="space-y-4">
          <h2 id="guias" className="text-2xl">
            Guias para ler com calma
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2">
            {guides.map(({ slug, title, summary }) => (
              <li key={slug} className="card relative space-y-1 p-5">
                <h3 className="text-lg">
                  <Link to={`/duvidas/${slug}`} className="after:absolute after:inset-0 hover:underline">
                    {title}
                  </Link>
                </h3>
                <p className="text-[0.9375rem] text-muted">{summary}</p>
              </li>
            ))}
          </ul>
        </section>
      )}

      {nothing ? (
        <EmptyState
          image="/arte/vazios/busca.svg"
          text={search ? `Não achamos resposta para “${search}”. Uma pessoa responde.` : 'Ainda não há perguntas aqui.'}
          action={
            <LinkButton to={contact} tone="primary" icon="life-buoy">
              Perguntar à equipe
            </LinkButton>
          }
        />
      ) : search ? (
        <Entries title={partial ? 'Não achamos tudo isso. Talvez ajude:' : 'Respostas'} entries={data} />
      ) : (
        helpSubjects
          .map((one) => ({ one, entries: data.filter((entry) => entry.subject === one) }))
          .filter(({ entries }) => entries.length > 0)
          .map(({ one, entries }) => <Entries key={one} title={subjectWords[one].label} entries={entries} />)
      )}

      {posts && posts.total > 0 && (
        <Articles posts={posts.data} more={posts.total > posts.data.length} search={search} />
      )}

      <section
        aria-labelledby="pessoa"
        className="flex flex-wrap items-center justify-between gap-4 rounded-box bg-base-200 p-5"
      >
        <div>
          <h2 id="pessoa" className="text-lg">
            Não achou?
          </h2>
          <p className="text-muted">Uma pessoa da equipe responde em até 5 dias.</p>
        </div>
        <LinkButton to={contact} icon="life-buoy">
          Falar com uma pessoa
        </LinkButton>
      </section>
    </div>
  )
}

type ArticlesProps = { posts: BlogPost[]; more: boolean; search: string }

const Articles = ({ posts, more, search }: ArticlesProps) => (
  <section aria-labelledby="blog" className="space-y-4">
    <h2 id="blog" className="text-2xl">
      No blog
    </h2>
    <ul className="grid gap-4 sm:grid-cols-3">
      {posts.map((post) => (
        <li key={post.id}>
          <BlogCard post={post} level={3} />
        </li>
      ))}
    </ul>
    {more && (
      <Link to={`/blog?${new URLSearchParams({ search })}`} className="link inline-flex min-h-11 items-center">
        Mais no blog
      </Link>
    )}
  </section>
)

const Entries = ({ title, entries }: { title: string; entries: HelpEntry[] }) =>
  entries.length > 0 && (
    <section className="space-y-3">
      <h2 className="text-2xl">{title}</h2>
      <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">
        {entries.map(({ slug, question, excerpt }) => (
          <li key={slug} className="relative flex items-start gap-3 p-4 hover:bg-base-200">
            <div className="min-w-0 flex-1">
              <Link to={`/duvidas/${slug}`} className="font-semibold after:absolute after:inset-0">
                {question}
              </Link>
              <p className="line-clamp-2 text-[0.9375rem] text-muted">{excerpt}</p>
            </div>
            <Icon name="chevron-right" className="mt-0.5 shrink-0 text-muted" />
          </li>
        ))}
      </ul>
    </section>
  )
