import type { ReactNode } from 'react'
import { formatMoney } from '#shared/money.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import { Avatar } from '#ui/components/avatar.tsx'
import { Icon } from '#ui/components/icon.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import { Link } from '#ui/components/link.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { audienceWords } from '../../audiences/audience.words.ts'
import type { SearchKind } from '../search.kinds.ts'
import type {
  FoundHashtag,
  FoundOffer,
  FoundPage,
  FoundPerson,
  FoundPost,
  FoundThing,
  SearchResults,
} from '../search.schemas.ts'
import { kindWords } from '../search.words.ts'

/** What was found of one kind. */
export const FoundRows = ({ kind, results }: { kind: SearchKind; results: SearchResults }) => (
  <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">{rowsOf(kind, results)}</ul>
)

function rowsOf(kind: SearchKind, results: SearchResults): ReactNode[] {
  switch (kind) {
    case 'posts':
      return results.posts.data.map((post) => <PostRow key={post.id} post={post} />)
    case 'people':
      return results.people.data.map((person) => <PersonRow key={person.id} person={person} />)
    case 'hashtags':
      return results.hashtags.data.map((hashtag) => <HashtagRow key={hashtag.id} hashtag={hashtag} />)
    case 'product':
      return results.product.data.map((page) => page.offer && <OfferRow key={page.id} page={page} offer={page.offer} />)
    case 'store':
      return results.store.data.flatMap(({ sells = [], sold = 0, ...store }) => [
        <PageRow key={store.id} page={store} />,
        ...sells.map((page) => <OfferRow key={`${store.id} ${page.id}`} page={page} offer={page.offer} inStore />),
        sells.length > 0 && sold > sells.length && <AllRow key={`${store.id} all`} to={store.url} sold={sold} />,
      ])
    case 'blog':
      return results.blog.data.map((page) => <PageRow key={page.id} page={page} />)
    case 'course':
      return results.course.data.map((page) => <PageRow key={page.id} page={page} />)
    case 'help':
      return results.help.data.map((page) => <PageRow key={page.id} page={page} />)
    case 'cup':
      return results.cup.data.map((page) => <PageRow key={page.id} page={page} />)
    default:
      return results[kind].data.map((thing) => <ThingRow key={thing.id} kind={kind} thing={thing} />)
  }
}

type RowProps = {
  to: string
  title: ReactNode
  picture: ReactNode
  aside?: ReactNode
  indented?: boolean
  children: ReactNode
}

const Row = ({ to, title, picture, aside, indented, children }: RowProps) => (
  <li className={`relative flex items-start gap-3 p-3 hover:bg-base-200 ${indented ? 'pl-8' : ''}`}>
    {picture}
    <div className="min-w-0 flex-1">
      <Link to={to} data-hit="" className="font-semibold wrap-anywhere after:absolute after:inset-0">
        {title}
      </Link>
      {children}
    </div>
    {aside}
  </li>
)

const Note = ({ children }: { children: ReactNode }) => <p className="text-sm wrap-anywhere text-muted">{children}</p>

function PostRow({ post }: { post: FoundPost }) {
  const { slug, nickname, author_photo, excerpt, photo_url, available_by, created_at } = post
  return (
    <Row
      to={`/postagem/${slug}`}
      title={`Post de ${nickname}`}
      picture={<Avatar name={nickname} photo_url={author_photo} size={44} />}
      aside={photo_url && <Thumbnail url={photo_url} />}
    >
      <p className="line-clamp-3 text-[0.9375rem] wrap-anywhere">
        {excerpt.map(({ text, found }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one excerpt never change places
          found ? <Found key={at} text={text} /> : text,
        )}
      </p>
      <Note>
        <RelativeTime at={created_at} />
        {available_by !== 'todos' && ` · ${audienceWords[available_by].label}`}
      </Note>
    </Row>
  )
}

const Found = ({ text }: { text: string }) => (
  <mark className="rounded-sm bg-accent/35 px-0.5 font-semibold text-base-content">{text}</mark>
)

const PersonRow = ({ person: { nickname, photo_url, bio, saves_count } }: { person: FoundPerson }) => (
  <Row to={`/perfil/${nickname}`} title={nickname} picture={<Avatar name={nickname} photo_url={photo_url} size={44} />}>
    {bio && <p className="truncate text-[0.9375rem]">{bio}</p>}
    <Note>{plural(saves_count, 'seguidor', 'seguidores')}</Note>
  </Row>
)

const PageRow = ({ page: { url, title, text, photo_url } }: { page: FoundPage }) => (
  <Row to={url} title={title} picture={photo_url ? <Thumbnail url={photo_url} /> : <Sign icon="newspaper" />}>
    <Note>{text}</Note>
  </Row>
)

type OfferRowProps = { page: Pick<FoundPage, 'url' | 'title' | 'photo_url'>; offer: FoundOffer; inStore?: boolean }

function OfferRow({ page: { url, title, photo_url }, offer, inStore }: OfferRowProps) {
  const unbuyable = offer.paused ? 'Em pausa' : offer.in_stock ? null : 'Esgotado'
  return (
    <Row
      to={url}
      title={title}
      indented={inStore}
      picture={photo_url ? <Thumbnail url={photo_url} /> : <Sign icon="package" />}
      aside={
        <p className="figures shrink-0 text-end leading-tight font-semibold">
          {offer.max_price > offer.price && <span className="block text-sm font-normal text-muted">a partir de</span>}
          {formatMoney(offer.price)}
        </p>
      }
    >
      <Note>
        {!inStore && offer.store}
        {!inStore && offer.stars !== null && ' · '}
        {offer.stars !== null && <Rated stars={offer.stars} count={offer.reviews_count} />}
        {unbuyable && (!inStore || offer.stars !== null) && ' · '}
        {unbuyable}
      </Note>
    </Row>
  )
}

const AllRow = ({ to, sold }: { to: string; sold: number }) => (
  <li className="px-3 pl-8">
    <Link to={to} data-hit="" className="link inline-flex min-h-11 items-center font-semibold">
      Ver os {formatNumber(sold)} produtos
    </Link>
  </li>
)

const Rated = ({ stars, count }: { stars: number; count: number }) => (
  <span className="figures whitespace-nowrap">
    <span aria-hidden="true">
      <span className="text-secondary">★</span> {formatNumber(stars)} ({count})
    </span>
    <span className="sr-only">
      {formatNumber(stars)} de 5 estrelas, {plural(count, 'avaliação', 'avaliações')}
    </span>
  </span>
)

const addresses = { plants: '/cultivo/planta', spaces: '/cultivo/espaco', plans: '/cultivo/plano' }

type ThingProps = { kind: keyof typeof addresses; thing: FoundThing }

const ThingRow = ({ kind, thing: { slug, name, nickname, photo_url } }: ThingProps) => (
  <Row
    to={`${addresses[kind]}/${slug}`}
    title={name}
    picture={photo_url ? <Thumbnail url={photo_url} /> : <Sign icon={kindWords[kind].icon} />}
  >
    <Note>de {nickname}</Note>
  </Row>
)

const HashtagRow = ({ hashtag: { slug, name, authors_count, posts_count } }: { hashtag: FoundHashtag }) => (
  <Row to={`/banca/hashtag/${encodeURIComponent(slug)}`} title={`#${name}`} picture={<Sign icon="hash" />}>
    <Note>
      {plural(posts_count, 'post', 'posts')} de {plural(authors_count, 'pessoa', 'pessoas')}
    </Note>
  </Row>
)

const Thumbnail = ({ url }: { url: string }) => (
  <img
    src={url}
    alt=""
    width={44}
    height={44}
    loading="lazy"
    decoding="async"
    className="size-11 shrink-0 rounded-field bg-base-200 object-cover"
  />
)

const Sign = ({ icon }: { icon: IconName }) => (
  <span className="flex size-11 shrink-0 items-center justify-center rounded-field bg-base-200 text-primary">
    <Icon name={icon} size={22} />
  </span>
)
