import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import type { TargetColumn } from '../../targets.kinds.ts'

/** Leads to the form of a report on one thing; whoever is signed out signs in first. */
export const ReportLink = ({ column, id, what = '' }: { column: TargetColumn; id: number; what?: string }) => (
  <Link to={reportAddress(column, id)} rel="nofollow" className="btn btn-ghost btn-sm w-fit font-medium text-muted">
    <Icon name="flag" size={16} />
    Denunciar{what && <span className="sr-only"> {what}</span>}
  </Link>
)

export const reportAddress = (column: TargetColumn, id: number) => `/denunciar?${column}=${id}`
