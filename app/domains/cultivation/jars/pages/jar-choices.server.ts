import type { Client } from '../../../../api-for.server.ts'
import { spaceChoices } from '../../spaces/space-choices.server.ts'
import type { JarChoices } from '../components/jar-form.tsx'

/** The grower's harvests, also one from the archive that is meant, and spaces for cure. */
export async function jarChoices(
  api: Client,
  user: string,
  meant?: { id: number; name: string } | null,
): Promise<JarChoices> {
  const [plants, spaces] = await Promise.all([
    api.cultivation.plants.list({ user, per_page: 100, order_by: 'name', status: 'colhida' }),
    spaceChoices(api, user, 'cura'),
  ])
  const harvests = plants.data.map(({ id, name }) => ({ id, name }))
  const added = meant && !harvests.some(({ id }) => id === meant.id) ? [{ id: meant.id, name: meant.name }] : []
  return { plants: [...added, ...harvests], spaces }
}
