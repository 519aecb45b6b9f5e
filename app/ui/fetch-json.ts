/** Fetches JSON from the site; undefined on an error status, network failure, truncated response or abort. */
export async function fetchJson<Data>(address: string, init?: RequestInit): Promise<Data | undefined> {
  try {
    const response = await fetch(address, init)
    return response.ok ? ((await response.json()) as Data) : undefined
  } catch {
    return undefined
  }
}
