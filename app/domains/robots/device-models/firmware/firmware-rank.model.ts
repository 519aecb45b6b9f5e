/** Semantic, without labels: '1.4.2'. */
export const versionPattern = /^(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})$/

/** A number that sorts as the version does: 1004002 for '1.4.2'. */
export function rankOf(version: string): number {
  const [, major, minor, patch] = versionPattern.exec(version) ?? []
  if (major === undefined) throw new Error(`${version} is no version`)
  return Number(major) * 1_000_000 + Number(minor) * 1000 + Number(patch)
}
