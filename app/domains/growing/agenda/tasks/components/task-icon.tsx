import { type ActivitySlug, activityOf } from '#domains/garden/journal/activities/activity.kinds.ts'
import { Icon } from '#ui/components/icon.tsx'
import type { IconName } from '#ui/components/icon-names.ts'

/** Own activities have a pencil, plain reminders a bell. */
export const iconOf = (kind: ActivitySlug | null): IconName =>
  kind ? (activityOf(kind)?.icon ?? 'notebook-pen') : 'alarm-clock'

type Props = { kind: ActivitySlug | null; late?: boolean; className?: string }

/** The activity's icon in a round badge; accent colour and a mark when overdue. */
export const TaskIcon = ({ kind, late, className = '' }: Props) => (
  <span
    className={`flex size-9 shrink-0 sm:size-11 items-center justify-center rounded-full ${late ? 'bg-secondary/15 text-secondary' : 'bg-primary/10 text-primary'} ${className}`}
  >
    <Icon name={iconOf(kind)} size={20} />
  </span>
)
