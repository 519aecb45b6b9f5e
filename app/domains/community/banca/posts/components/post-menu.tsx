import { useLocation } from 'react-router'
import { BlockQuestion, useKeepAway } from '#domains/base/social/blocks/ui.ts'
import { DropMenu, type MenuEntry } from '#ui/components/drop-menu.tsx'
import type { PostCard } from '../posts.schemas.ts'

/** What one may do with a post: the author's, the staff's, and everybody else's entries. */
export function PostMenu({ post, mine }: { post: PostCard; mine: boolean }) {
  const { pathname, search } = useLocation()
  const address = `/postagem/${post.slug}`
  const act = (form: string, fields: Record<string, string> = {}) => ({
    action: address,
    fields: { form, back: pathname + search, ...fields },
  })
  const theirs: MenuEntry[] = post.can.update
    ? [
        { to: `${address}/editar`, label: 'Editar', icon: 'pencil' },
        ...(mine ? [pinEntry(post, act)] : []),
        { post: act('delete'), label: 'Apagar', icon: 'trash-2', danger: true },
      ]
    : []
  const staff: MenuEntry[] = post.can.highlight
    ? [
        {
          post: act('highlight', { highlighted: String(!post.highlighted) }),
          label: post.highlighted ? 'Tirar dos destaques' : 'Pôr nos destaques',
          icon: 'star',
        },
      ]
    : []
  const { entries, question } = useKeepAway({ id: post.created_by, ...post.user, muted: post.muted })
  const others: MenuEntry[] = mine
    ? []
    : [
        followEntry(post, pathname + search),
        ...entries,
        { to: `/denunciar?post_id=${post.id}`, label: 'Denunciar', icon: 'flag' },
      ]
  return (
    <>
      <DropMenu
        label={`Mais sobre o post de ${post.user.nickname}`}
        iconOnly
        tone="plain"
        entries={[...staff, ...theirs, ...others]}
      />
      {!mine && <BlockQuestion nickname={post.user.nickname} {...question} />}
    </>
  )
}

const pinEntry = (
  post: PostCard,
  act: (form: string, fields: Record<string, string>) => NonNullable<MenuEntry['post']>,
) => ({
  post: act('pin', { pinned: String(!post.pinned) }),
  label: post.pinned ? 'Soltar do perfil' : 'Fixar no perfil',
  icon: 'bookmark' as const,
})

const followEntry = ({ created_by, user, followed }: PostCard, back: string): MenuEntry => {
  const fields = { user_id: String(created_by), saved: String(!followed), back }
  return followed
    ? {
        post: { action: '/salves', fields: { ...fields, tipo: 'unfollow', told: user.nickname } },
        label: `Deixar de seguir @${user.nickname}`,
        icon: 'x',
      }
    : { post: { action: '/salves', fields }, label: `Seguir @${user.nickname}`, icon: 'user-plus' }
}
