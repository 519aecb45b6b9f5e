import { now } from '#shared/clock.ts'
import { dayKey } from '#shared/dates.ts'
import { postByInWords } from '../post-by.words.ts'

type Props = { order: { post_by: string | null; picks_up: boolean }; className?: string }

/** Until when the store posts; red once that is over. */
export function PostBy({ order: { post_by, picks_up }, className = '' }: Props) {
  if (!post_by) return null
  const today = dayKey(now())
  return (
    <span className={`${today > post_by ? 'font-medium text-error' : ''} ${className}`}>
      {postByInWords({ post_by, picks_up }, today)}
    </span>
  )
}
