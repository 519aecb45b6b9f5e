import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { Photo } from '#ui/components/photo.tsx'
import { titleOf } from '../../posts/post.words.ts'
import type { PostCard } from '../../posts/posts.schemas.ts'

/** The first photos of posts, each the way to its post; on a phone from edge to edge. */
export const PhotoWall = ({ posts }: { posts: PostCard[] }) => (
  <ul aria-label="Fotos em alta" className="-mx-4 grid grid-cols-3 gap-0.5 md:mx-0 md:gap-1.5 lg:grid-cols-6">
    {posts.map((post, at) => (
      <Tile key={post.id} post={post} priority={at < 3} />
    ))}
  </ul>
)

function Tile({ post, priority }: { post: PostCard; priority: boolean }) {
  const [first] = post.photos
  if (!first) return null
  return (
    <li className="relative overflow-clip md:rounded-box">
      <Link to={`/postagem/${post.slug}`} className="block -outline-offset-4!">
        <Photo
          photo={first.document}
          alt={`${post.user.nickname}: ${first.alt || titleOf(post, 60)}`}
          ratio="1/1"
          shown="(min-width: 64rem) 12rem, 33vw"
          priority={priority}
        />
      </Link>
      {post.photos.length > 1 && (
        <span className="pointer-events-none absolute top-1.5 right-1.5 rounded-full bg-black/60 p-1 text-white">
          <Icon name="images" size={16} />
        </span>
      )}
    </li>
  )
}
