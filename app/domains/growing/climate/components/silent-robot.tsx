import { LastKnown } from '#domains/robots/ganza/robots/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import type { Climate } from '../climate.schemas.ts'

type Props = { robot: NonNullable<NonNullable<Climate['last_known']>['robot']> }

/** The robot of a space is silent: what is shown is its last word, and there it is looked into. */
export const SilentRobot = ({ robot }: Props) => (
  <Notice
    tone="warning"
    title={`${robot.name}: sem contato`}
    action={
      <LinkButton to={`/ganza/${robot.serial}`} icon="bot">
        Ver o robô
      </LinkButton>
    }
  >
    <LastKnown device={robot} />
  </Notice>
)
