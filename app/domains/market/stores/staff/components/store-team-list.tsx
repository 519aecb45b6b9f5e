import { formatNumericDay } from '#shared/dates.ts'
import { Avatar } from '#ui/components/avatar.tsx'
import { Card } from '#ui/components/card.tsx'
import { roleNames } from '../../members/store-role.words.ts'
import type { StaffStore } from '../staff-stores.schemas.ts'

export const StoreTeamList = ({ team }: Pick<StaffStore, 'team'>) => (
  <Card title="Equipe da loja">
    <ul className="space-y-3">
      {team.map(({ user, role, since }) => (
        <li key={user.id} className="flex items-center gap-3">
          <Avatar name={user.nickname} photo_url={user.photo_url} size={36} />
          <div className="min-w-0">
            <p className="font-medium break-words">{user.nickname}</p>
            <p className="text-sm text-muted">
              {roleNames[role]}, desde {formatNumericDay(since)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  </Card>
)
