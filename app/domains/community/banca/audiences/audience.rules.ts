import type { Viewer } from '#platform/access/viewer.ts'
import { invalidField } from '#platform/errors.ts'
import type { Audience } from './audience.kinds.ts'
import { audiencesOf } from './audience.policy.ts'

/** @throws 422 beside `available_by` */
export function demandAudience(viewer: Viewer, audience: Audience) {
  if (!audiencesOf(viewer).includes(audience))
    throw invalidField('available_by', 'Escolha para quem é o post: você não pode escrever para esse grupo.')
}
