import { Icon } from '#ui/components/icon.tsx'
import { roleHas, storeRights } from '../rights.model.ts'
import { storeRoles } from '../store-role.kinds.ts'
import { rightNames, roleNames } from '../store-role.words.ts'

/** What each role may, from the table by which the server decides. */
export const RightsTable = () => (
  <div className="overflow-x-auto rounded-box border border-base-300 bg-surface">
    <table className="table text-[0.9375rem]">
      <caption className="sr-only">Direitos de cada papel</caption>
      <thead>
        <tr>
          <th scope="col" className="px-3">
            Direito
          </th>
          {storeRoles.map((role) => (
            <th key={role} scope="col" className="px-1 text-center">
              {roleNames[role]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {storeRights.map((right) => (
          <tr key={right}>
            <th scope="row" className="px-3 font-normal">
              {rightNames[right]}
            </th>
            {storeRoles.map((role) => (
              <td key={role} className="px-1 text-center">
                {roleHas(role, right) ? (
                  <Icon name="check" label="Pode" className="mx-auto text-primary" />
                ) : (
                  <span className="text-muted">
                    <span aria-hidden="true">–</span>
                    <span className="sr-only">Não pode</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
