import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { iotArea, iotTitle } from '../../area.kinds.ts'
import { ModelDetail } from '../components/model-detail.tsx'
import type { Route } from './+types/iot-model.page'

export const middleware = [access('iot_analyst')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && iotTitle(loaderData.model.name),
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const { models, screens } = apiFor(context).deviceModels
  const model = await models.show({ id: Number(params.id) })
  return { model, screens: (await screens.list({ model_id: model.id, per_page: 100 })).data }
}

export default function IotModelPage({ loaderData: { model, screens } }: Route.ComponentProps) {
  return <ModelDetail model={model} screens={screens} area={iotArea} />
}
