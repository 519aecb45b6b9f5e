import type { Client } from '../../../api-for.server.ts'

/** The spaces that a grower's plant may stand in, for a select. */
export async function spaceChoices(api: Client, user: string) {
  const { data } = await api.cultivation.spaces.list({ user, per_page: 100, order_by: 'name' })
  return data.map(({ id, name }) => ({ id, name }))
}
