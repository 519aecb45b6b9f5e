import type { ReactNode } from 'react'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import type { IconName } from '#ui/components/icon-names.ts'

type Props = { title: string; icon: IconName; on: boolean; state: string; children?: ReactNode }

/** One way of being told: whether it works, and what to do so that it does. */
export const ChannelCard = ({ title, icon, on, state, children }: Props) => (
  <Card
    level={3}
    title={
      <span className="flex items-center gap-2">
        <Icon name={icon} size={20} className="text-muted" />
        {title}
      </span>
    }
    actions={<Badge tone={on ? 'primary' : 'neutral'}>{on ? 'Ligado' : 'Desligado'}</Badge>}
  >
    <p className="text-muted">{state}</p>
    {children}
  </Card>
)
