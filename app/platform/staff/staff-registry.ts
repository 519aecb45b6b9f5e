import type { StaffResource } from './staff-resource.ts'

let resources: StaffResource[] = []

/** Called once by app/install.ts with those of all manifests. */
export function installStaff(all: StaffResource[]) {
  resources = all
}

/** The resource whose pages stand at this path, or below it. @throws when there is none: its routes are wrong. */
export function staffAt(pathname: string): StaffResource {
  const found = resources.find(({ at }) => pathname === at || pathname.startsWith(`${at}/`))
  if (!found) throw new Error(`no staff resource at ${pathname}: its manifest does not name it`)
  return found
}
