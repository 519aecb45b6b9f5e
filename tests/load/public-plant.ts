/** The path of the most liked public plant of the demo world. */
export async function publicPlant(base: string) {
  const answer = await fetch(`${base}/api/v1/plan-cultivation/plant?private=false&order_by=saves_count&per_page=1`)
  const { data } = (await answer.json()) as { data: { slug: string }[] }
  if (!data[0]) throw new Error('the demo world has no public plant')
  return `/cultivo/planta/${data[0].slug}`
}
