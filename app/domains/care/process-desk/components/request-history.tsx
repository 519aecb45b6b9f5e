import type { ProcessShareRequest } from '#domains/care/processes/processes/processes.schemas.ts'
import { askedWords, outcomeOf } from '../desk/share-request.view.ts'

/** What was asked of the client, newest first, and what became of it. */
export const RequestHistory = ({
  requests,
  own,
}: {
  requests: ProcessShareRequest[] /** The client looks. */
  own: boolean
}) =>
  requests.length > 0 && (
    <ul className="space-y-3 text-sm">
      {requests.map((request) => (
        <li key={request.id} className="break-words">
          {askedWords(request)} {outcomeOf(request, own)}.<p className="text-muted">{request.reason}</p>
        </li>
      ))}
    </ul>
  )
