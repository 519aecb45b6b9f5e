import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import { alert_episodes } from './episodes/alert-episodes.table.ts'
import { alert_followers } from './rules/alert-followers.table.ts'
import { alert_rules } from './rules/alert-rules.table.ts'

const ownLinks = ({ id }: Person) => sql`(select l.id from device_links l where l.user_id = ${id})`
const ownRules = (person: Person) => sql`(select r.id from alert_rules r where r.link_id in ${ownLinks(person)})`

export const deviceAlertsPersonalData: PersonalTable[] = [
  {
    table: alert_episodes,
    label: 'O que seus robôs avisaram',
    rows: (person) => inArray(alert_episodes.rule_id, ownRules(person)),
    exported: { file: 'robos-avisos-historico' },
    erased: 'deleted',
  },
  {
    table: alert_rules,
    label: 'Quando você quer avisos dos robôs',
    tie: true,
    rows: (person) => inArray(alert_rules.link_id, ownLinks(person)),
    exported: { file: 'robos-avisos' },
    erased: 'deleted',
  },
  {
    table: alert_followers,
    label: 'Quem recebe avisos de robôs divididos',
    tie: true,
    rows: (person) => or(eq(alert_followers.user_id, person.id), inArray(alert_followers.link_id, ownLinks(person))),
    exported: { file: 'robos-avisos-pessoas' },
    erased: 'deleted',
  },
]
