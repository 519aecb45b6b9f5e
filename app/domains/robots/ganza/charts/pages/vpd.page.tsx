import { pageMeta } from '#ui/document/page-meta.ts'
import { access } from '#web/guard.server.ts'
import { RobotsChart } from '../components/robots-chart.tsx'
import { ranges } from '../ranges.kinds.ts'
import type { Route } from './+types/vpd.page'
import { loadRobotsSeries } from './robots-series.server.ts'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `VPD dos robôs${loaderData ? `, ${ranges[loaderData.range].label}` : ''}`,
}))

export const loader = (args: Route.LoaderArgs) => loadRobotsSeries(args, 'vpd')

export default function Page({ loaderData }: Route.ComponentProps) {
  return <RobotsChart {...loaderData} title="VPD dos robôs" base="/ganza/dashboard/vpd" />
}
