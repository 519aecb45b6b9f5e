import type { Security } from '../../pages/security-of.server.ts'
import { ConnectedDevices } from './connected-devices.tsx'
import { OwnAccesses } from './own-accesses.tsx'
import { OwnPasskeys } from './own-passkeys.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'

/** Security settings of the own account: one section per topic, identified by the name of its form. */
export const SecuritySections = ({ security }: { security: Security }) => (
  <>
    <SecondFactorCard factor={security.second_factor} />
    <OwnPasskeys passkeys={security.passkeys} asksCode={security.second_factor.state === 'on'} />
    <ConnectedDevices sessions={security.sessions} />
    <OwnAccesses accesses={security.accesses} />
  </>
)
