import { LastReading } from './last-reading.tsx'

type Props = { read_at: Date | string | null; last_seen_at: Date | string | null }

/** How old what a robot said is: the same moment in the same words wherever it is shown. */
export function DeviceAge({ read_at, last_seen_at }: Props) {
  if (read_at)
    return (
      <>
        última leitura <LastReading at={read_at} />
      </>
    )
  if (last_seen_at)
    return (
      <>
        falou com a gente <LastReading at={last_seen_at} />
      </>
    )
  return <>nenhuma leitura ainda</>
}
