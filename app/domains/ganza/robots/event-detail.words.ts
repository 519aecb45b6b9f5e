import type { CommandKind, CommandState } from '#domains/control/commands/command.kinds.ts'
import { commandKindWords, commandStateWords } from '#domains/control/commands/command.words.ts'
import { minutes } from '#domains/control/modes/mode.words.ts'
import type { ProposalState } from '#domains/control/proposals/proposal.kinds.ts'
import { proposalStateWords } from '#domains/control/proposals/proposal.words.ts'
import { gapWords } from '#domains/telemetry/series/gap.words.ts'
import type { GapCause } from '#domains/telemetry/series/tier.kinds.ts'
import { formatTyped } from '#shared/numbers.ts'
import type { RobotEvent } from './robots.schemas.ts'

/** What is worth knowing of an event beyond its name; '' when that says it all. */
export function eventDetail({ kind, data }: RobotEvent): string {
  const said = (field: string) => (typeof data[field] === 'string' ? (data[field] as string) : '')
  const counted = (field: string) => (typeof data[field] === 'number' ? (data[field] as number) : null)
  switch (kind) {
    case 'boot':
      return capital(gapWords[said('cause') as GapCause] ?? '')
    case 'connect': {
      const away = counted('offline_seconds')
      const cause = gapWords[said('cause') as GapCause]
      return [cause && capital(cause), away ? `${minutes(away / 60)} sem contato` : ''].filter(Boolean).join(', ')
    }
    case 'watering': {
      const [liters, seconds] = [counted('liters'), counted('seconds')]
      return [liters === null ? '' : formatTyped(liters, 'L'), seconds ? `em ${minutes(seconds / 60)}` : '']
        .filter(Boolean)
        .join(' ')
    }
    case 'firmware':
      return [said('version') && `versão ${said('version')}`, said('state')].filter(Boolean).join(', ')
    case 'mode':
      return said('slug') ? `Pedido: ${said('slug')}` : ''
    case 'mode_proposal': {
      const state = proposalStateWords[said('state') as ProposalState]
      return [state, said('slug')].filter(Boolean).join(': ')
    }
    case 'command_queued':
    case 'command_ended': {
      const name = commandKindWords[said('kind') as CommandKind] ?? ''
      const state = commandStateWords[said('state') as CommandState]?.label
      return [name, state].filter(Boolean).join(': ')
    }
    default:
      return said('text') || said('code')
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
