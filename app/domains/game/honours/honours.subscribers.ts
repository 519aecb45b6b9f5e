import '#domains/game/points/points.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { giveByRule, takeByRule } from './badges/give-badge.actions.ts'
import { completeMissions, reopenMissions } from './missions/missions.actions.ts'

export const honoursSubscribers: Subscriber[] = [
  on('points.earned', { inside: giveByRule }),
  on('points.earned', { inside: completeMissions }),
  on('points.reversed', { inside: takeByRule }),
  on('points.reversed', { inside: reopenMissions }),
]
