import type { ReactNode } from 'react'
import type { RobotArea } from '#domains/robots/device-models/area.kinds.ts'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import type { ModeDetail } from '../modes.schemas.ts'
import { ModeVersions } from './mode-versions.tsx'
import { ProgramText } from './program-text.tsx'

type Props = { mode: ModeDetail; area: RobotArea; children?: ReactNode }

/** A ready mode: what it does in sentences, its versions and what each changed. */
export const ModeShown = ({ mode, area: { base }, children }: Props) => (
  <>
    <PageHeader
      title={`${mode.name}, ${mode.model.name}`}
      text={mode.description}
      crumbs={[{ to: `${base}/modos`, label: 'Modos' }, { label: mode.name }]}
    >
      <p className="flex flex-wrap gap-2">
        <Badge tone="primary">versão {mode.version}</Badge>
        <Badge icon="bot">{plural(mode.followers, 'robô segue', 'robôs seguem')}</Badge>
        <Badge icon="hash">{mode.slug}</Badge>
      </p>
    </PageHeader>
    <div className="space-y-8">
      <Card title="O que este modo faz">
        <ProgramText program={mode.program} names={mode.names} />
      </Card>
      {children}
      <Card title="Versões">
        <ModeVersions versions={mode.versions} names={mode.names} />
      </Card>
    </div>
  </>
)
