import { useState } from 'react'
import { SaveToggle } from '#domains/base/social/ui.ts'
import { formatCount, plural } from '#shared/numbers.ts'
import { Avatar } from '#ui/components/avatar.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { PhotoGrid } from '#ui/components/photo-grid.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { Video } from '#ui/components/video.tsx'
import { deferred } from '#ui/deferred.tsx'
import { useRootData } from '#ui/root-data.ts'
import { audienceWords } from '../../audiences/audience.words.ts'
import { titleOf } from '../post.words.ts'
import type { PostCard as Post } from '../posts.schemas.ts'
import type { Reason } from '../ranking.model.ts'
import { PostAbout } from './post-about.tsx'
import { PostText } from './post-text.tsx'
import { SharePost } from './share-post.tsx'

// Only for who is signed in.
const PostMenu = deferred(async () => (await import('./post-menu.tsx')).PostMenu)

type Props = {
  post: Post
  /** Why it stands in a ranked feed. */
  reason?: Reason | null
  /** The first of its page: its photo loads eagerly. */
  priority?: boolean
  /** On its own page: the whole text, and no link to itself. */
  whole?: boolean
  /** Heading level; 1 on its own page. */
  level?: 1 | 2 | 3
  onSaved?: (saved: boolean) => void
}

/** That it is popular says nothing where all are. */
const reasonWords: Record<Exclude<Reason, 'popular'>, string> = {
  following: 'Você segue',
  phase: 'Na mesma semana de uma planta sua',
  recent: 'Recente',
}

/** Longer texts are cut in a feed, until asked for, at the end of a word. */
const LONG = 280
const cut = (text: string) => text.slice(0, 220).replace(/\s+\S*$/, '')

/** A post in a feed, or whole on its own page. */
export function PostCard({ post, reason, priority, whole, level = 2, onSaved }: Props) {
  const viewer = useRootData()?.viewer
  const address = `/postagem/${post.slug}`
  const { nickname, photo_url } = post.user
  const [unfolded, unfold] = useState(whole)
  const photos = picturesOf(post)
  const long = !unfolded && post.text.length > LONG
  const Heading = `h${level}` as const
  const audience = audienceWords[post.available_by]
  const what = `o post de ${nickname}`
  return (
    <article className="card post" aria-label={`Post de ${nickname}`}>
      {reason && reason !== 'popular' && <p className="text-sm text-muted">{reasonWords[reason]}</p>}
      <header>
        <Avatar name={nickname} photo_url={photo_url} size={44} />
        <div className="min-w-0 flex-1">
          <Heading className="post-name">
            <Link to={`/perfil/${nickname}`} className="plain-link reach-up">
              {nickname}
            </Link>
          </Heading>
          <p className="post-when">
            <Link to={address} className="plain-link reach-down">
              <RelativeTime at={post.created_at} />
            </Link>
            {post.edited_at && <span>editado</span>}
            {post.available_by !== 'todos' && (
              <Mark
                icon={audience.icon}
                text={post.course ? `${audience.label}: ${post.course.name}` : audience.label}
              />
            )}
            {post.pinned && <Mark icon="bookmark" text="Fixado" />}
            {post.highlighted && <Mark icon="star" text="Destaque" />}
            {post.hidden && <Mark icon="eye-off" text="Escondido pela moderação" />}
          </p>
        </div>
        {viewer && <PostMenu post={post} mine={viewer.id === post.created_by} />}
      </header>
      {post.teaser && <p className="font-medium break-words whitespace-pre-line">{post.teaser}</p>}
      {post.locked ? (
        <Locked nickname={nickname} />
      ) : (
        post.text && (
          <p className="post-text">
            <PostText text={long ? cut(post.text) : post.text} mentions={post.mentions} />
            {long && (
              <span className="whitespace-nowrap">
                …{' '}
                <Link
                  to={address}
                  className="reach font-semibold text-muted hover:underline"
                  onClick={(event) => {
                    event.preventDefault()
                    unfold(true)
                  }}
                >
                  mais<span className="sr-only"> do post de {nickname}</span>
                </Link>
              </span>
            )}
          </p>
        )
      )}
      {photos.length > 0 && (
        <div className="post-photos">
          <PhotoGrid
            photos={photos.map(({ document, alt }) => ({ ...document, id: document.id ?? 0, alt }))}
            label={titleOf(post, 60)}
            priority={priority}
          />
        </div>
      )}
      {post.video && <Video video={post.video} />}
      <PostAbout post={post} />
      <footer>
        <SaveToggle
          target={{ post_id: post.id }}
          saved={post.is_save}
          count={post.saves_count}
          what={what}
          onEmit={onSaved && ((event) => onSaved(event === 'liked'))}
        />
        <Link to={`${address}#comentarios`} className="salve">
          <Icon name="message-circle" size={22} />
          {post.comments_count > 0 && <span className="figures">{formatCount(post.comments_count)}</span>}
          <span className="sr-only">
            {post.comments_count > 0
              ? plural(post.comments_count, 'comentário', 'comentários')
              : 'Escrever um comentário'}
          </span>
        </Link>
        <SharePost path={address} what={what} />
      </footer>
      {!whole && post.last_comment && (
        <Link to={`${address}#comentarios`} className="block py-2.5 text-[0.9375rem] hover:underline">
          <span className="line-clamp-2 wrap-anywhere">
            <span className="font-semibold">{post.last_comment.nickname}</span> {post.last_comment.text}
          </span>
          {post.comments_count > 1 && (
            <span className="block text-sm text-muted">Ver os {formatCount(post.comments_count)} comentários</span>
          )}
        </Link>
      )}
    </article>
  )
}

/** Its own, or how the plant that it speaks of looked. */
const picturesOf = ({ photos, plant, locked }: Post) =>
  plant?.photo && !locked ? [{ document: plant.photo, alt: `A planta ${plant.name}` }] : photos

const Mark = ({ icon, text }: { icon: Parameters<typeof Icon>[0]['name']; text: string }) => (
  <span className="inline-flex items-center gap-1">
    <Icon name={icon} size={14} />
    {text}
  </span>
)

/** In place of what only some may read: how one gets it. */
const Locked = ({ nickname }: { nickname: string }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-box border border-dashed border-edge bg-base-200 p-4">
    <Icon name="lock" size={24} className="text-muted" />
    <p className="min-w-48 flex-1 text-[0.9375rem]">
      O resto deste post é para quem tem acesso ao conteúdo de {nickname}.
    </p>
    <LinkButton to={`/perfil/${nickname}`} size="sm">
      Ver perfil
    </LinkButton>
  </div>
)
