import type { Client } from 'pg'

/** First free ids, and rows of the smaller worlds that heavy rows reference. */
export type Ids = {
  user: number
  plant: number
  space: number
  plan: number
  post: number
  comment: number
  hashtag: number
  cycles: number[]
  plan_status: number
  /** Password hash of an existing account, shared by all generated growers. */
  password: string
}

export async function idsFrom(client: Client): Promise<Ids> {
  const { rows } = await client.query<Ids>(`select
    (select coalesce(max(id), 0) + 1 from users) as user,
    (select coalesce(max(id), 0) + 1 from plants) as plant,
    (select coalesce(max(id), 0) + 1 from spaces) as space,
    (select coalesce(max(id), 0) + 1 from plans) as plan,
    (select coalesce(max(id), 0) + 1 from posts) as post,
    (select coalesce(max(id), 0) + 1 from comments) as comment,
    (select coalesce(max(id), 0) + 1 from hashtags) as hashtag,
    (select array_agg(id order by "order") from catalogue_items where catalogue = 'ciclos_da_planta') as cycles,
    (select id from catalogue_items where catalogue = 'status-plano-de-cultivo' order by "order" limit 1) as plan_status,
    (select password_hash from users order by id limit 1) as password`)
  const [ids] = rows
  if (!ids?.cycles?.length || !ids.password) throw new Error('the heavy world stands on the demo world')
  return ids
}
