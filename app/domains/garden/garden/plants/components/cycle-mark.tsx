import type { PlantCycle } from '../plants.schemas.ts'

/** The icon of a cycle, decorative beside its name. */
export const CycleMark = ({ cycle, size = 20 }: { cycle: Pick<PlantCycle, 'more_infos'>; size?: number }) =>
  cycle.more_infos.icon_url ? (
    <img src={cycle.more_infos.icon_url} alt="" width={size} height={size} loading="lazy" />
  ) : null
