import type { Security } from '../../pages/security-of.server.ts'
import { ConnectedDevices } from './connected-devices.tsx'
import { OwnAccesses } from './own-accesses.tsx'
import { OwnPasskeys } from './own-passkeys.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'

/** How one's own account is guarded: a section each, told apart by their forms' names. */
export const SecuritySections = ({ security }: { security: Security }) => (
  <>
    <SecondFactorCard factor={security.second_factor} />
    <OwnPasskeys passkeys={security.passkeys} />
    <ConnectedDevices sessions={security.sessions} />
    <OwnAccesses accesses={security.accesses} />
  </>
)
