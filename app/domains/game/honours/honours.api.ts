import { anyone, login, whoCan } from '#platform/procedure.ts'
import { listOwnBadges, showHonours } from './badges/badges.queries.ts'
import { BadgeGift, BadgeGiven, Honours, HonoursOf, OwnBadges } from './badges/badges.schemas.ts'
import { giveByHand } from './badges/give-by-hand.actions.ts'
import { collectPrize, joinMission, leaveMission } from './missions/missions.actions.ts'
import { listMissions, showMission } from './missions/missions.queries.ts'
import { MissionCard, MissionList, MissionSlug } from './missions/missions.schemas.ts'
import { previewRules } from './preview/preview.queries.ts'
import { RulesPreview } from './preview/preview.schemas.ts'

const mission = '/v1/gameficacao/mission/{slug}' as const
const acts = login.refusing('not_found', 'conflict')
const team = whoCan('game.manage')

export const honoursApi = {
  badges: login.get('/v1/gameficacao/badges', 'Seus emblemas e os que você pode ganhar', OwnBadges, listOwnBadges),
  of: anyone.refusing('not_found').get('/v1/gameficacao/honours/{id_or_nickname}', 'Nível e emblemas no perfil de alguém', HonoursOf, Honours, showHonours),
  give: team.refusing('conflict').post('/v1/gameficacao/badge-gift', 'Dá um emblema à mão', BadgeGift, BadgeGiven, giveByHand),
  missions: {
    list: login.get('/v1/gameficacao/missions', 'As missões de agora e as suas', MissionList, listMissions),
    show: login.refusing('not_found').get(mission, 'Uma missão', MissionSlug, MissionCard, showMission),
    join: acts.post(`${mission}/join`, 'Entra em uma missão', MissionSlug, MissionCard, joinMission),
    leave: acts.post(`${mission}/leave`, 'Sai de uma missão', MissionSlug, MissionCard, leaveMission),
    collect: acts.post(`${mission}/collect`, 'Recebe o prêmio', MissionSlug, MissionCard, collectPrize),
  },
  preview: team.get('/v1/gameficacao/preview', 'Quem as regras de agora teriam premiado nos últimos 30 dias', RulesPreview, previewRules),
}
