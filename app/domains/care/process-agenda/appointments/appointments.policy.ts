import { compartmentOf } from '#domains/care/processes/processes/process.kinds.ts'
import type { ProcessAccess } from '#domains/care/processes/processes/processes.policy.ts'
import type { Appointment } from './appointments.table.ts'

type Of = Pick<Appointment, 'profession' | 'team_only'>

/** The client's, but for what is the team's own; a profession's own; never what the client merely shares the documents of. */
export const reads = ({ role, own }: ProcessAccess, { profession, team_only }: Of) => {
  if (role === 'client') return !team_only
  return role === 'admin' || (role === 'professional' && own === compartmentOf[profession])
}

/** Who keeps it: its own profession, whoever of it proposed it. */
export const keeps = ({ role, own }: ProcessAccess, { profession }: Of) =>
  role === 'professional' && own === compartmentOf[profession]
