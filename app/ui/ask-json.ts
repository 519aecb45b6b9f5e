/** What an address of the site says, in JSON; undefined when it refuses, is out of reach, breaks off midway or is left. */
export async function askJson<Answer>(address: string, init?: RequestInit): Promise<Answer | undefined> {
  try {
    const answer = await fetch(address, init)
    return answer.ok ? ((await answer.json()) as Answer) : undefined
  } catch {
    return undefined
  }
}
