import { redirect } from 'react-router'
import { plural } from '#shared/numbers.ts'
import { pick } from '#shared/pick.ts'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { SwitchField } from '#ui/form/switch-field.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { BancaTabs } from '../../components/banca-tabs.tsx'
import { BesideFrame } from '../../components/beside-frame.tsx'
import { Feed } from '../../feeds/components/feed.tsx'
import type { FeedView } from '../../feeds/feed.view.ts'
import { FeedFilter } from '../../feeds/feeds.schemas.ts'
import { HashtagCuration } from '../hashtags.schemas.ts'
import type { Route } from './+types/hashtag.page'

export const middleware = [access('public')]

export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `#${loaderData?.hashtag.name ?? ''}`,
  description: `O que a comunidade publica com #${loaderData?.hashtag.name ?? ''}.`,
  url: `/banca/hashtag/${loaderData?.hashtag.slug ?? ''}`,
  noindex: !loaderData?.hashtag.listable,
}))

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const hashtag = await api.banca.hashtags.show({ slug: params.slug })
  if (hashtag.slug !== params.slug) throw redirect(`/banca/hashtag/${encodeURIComponent(hashtag.slug)}`)
  const { cursor } = filterOf(request, FeedFilter.pick({ cursor: true }))
  const page = await api.banca.feeds.read({ kind: 'recent', hashtag: hashtag.slug, cursor })
  cacheForVisitors(context, 'posts', 'hashtags', ...page.data.map(({ id }) => `post:${id}`))
  const first: FeedView = { items: page.data, next_cursor: page.next_cursor, newest: page.newest }
  return { hashtag, first }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, HashtagCuration.omit({ slug: true }), async (api, input) => {
    const { slug } = await api.banca.hashtags.curate({ ...input, slug: args.params.slug })
    return redirectWithToast(`/banca/hashtag/${encodeURIComponent(slug)}`, 'A hashtag foi revista.')
  })

export default function HashtagPage({ loaderData: { hashtag, first } }: Route.ComponentProps) {
  const { name, slug, social_posts_count, authors_count, can } = hashtag
  return (
    <>
      <BancaTabs />
      <BesideFrame className="space-y-5">
        <PageHeader
          title={`#${name}`}
          text={`${plural(social_posts_count, 'post', 'posts')} de ${plural(authors_count, 'pessoa', 'pessoas')}.`}
          crumbs={[{ to: '/banca/explorar', label: 'Explorar' }, { label: `#${name}` }]}
        />
        {can.curate && (
          <Card title="Curadoria">
            <Form opened={pick(hashtag, 'listable', 'trendable')}>
              <SwitchField
                name="listable"
                label="Nas listas e na busca"
                on={{ label: 'Aparece' }}
                off={{ label: 'Fora' }}
                defaultChecked={hashtag.listable}
              />
              <SwitchField
                name="trendable"
                label="No ranking da semana"
                on={{ label: 'Concorre' }}
                off={{ label: 'Fora' }}
                defaultChecked={hashtag.trendable}
              />
              <SubmitButton tone="quiet">Salvar</SubmitButton>
            </Form>
          </Card>
        )}
        <Feed
          key={slug}
          first={first}
          kind="recent"
          search={`hashtag=${encodeURIComponent(slug)}`}
          empty={<EmptyState icon="hash" text="Nenhum post com esta hashtag que você possa ver." />}
        />
      </BesideFrame>
    </>
  )
}
