import type { PostCard as Post } from '#domains/community/banca/posts/posts.schemas.ts'
import { PostCard } from '#domains/community/banca/ui.ts'
import type { OfferCard } from '#domains/market/products/offers/offers.schemas.ts'
import { ProductCard } from '#domains/market/products/ui.ts'
import type { ShownRobot } from '#domains/robots/ganza/demonstration/demonstration.schemas.ts'
import { judged, leastSpan, valueInWords } from '#domains/robots/ganza/robots/reading.words.ts'
import { sensorLook } from '#domains/robots/ganza/robots/sensor-look.view.ts'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { Sparkline } from '#ui/components/sparkline.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import { Strip } from '#ui/components/strip.tsx'
import { Slot } from './slot.tsx'

const FEW = 4

export type LivePiecesProps = { robot: ShownRobot | null; posts: Post[]; products: OfferCard[] }

/** The robot's last day, what is sold, what is talked about: a slot each, left out while there is nothing to show. */
export const LivePieces = ({ robot, posts, products }: LivePiecesProps) => (
  <>
    {robot?.at && (
      <Slot id="robo" title="Um robô na tenda" more={{ to: '/lps/produto', label: 'Ver o Ganzá' }}>
        <Stats>
          {robot.readings.slice(0, FEW).map((reading) => (
            <Stat
              key={reading.key}
              label={reading.name}
              icon={sensorLook(reading.key).icon}
              value={valueInWords(reading.value, reading)}
              hint={judged(reading.value, reading, reading.band ?? undefined)?.words ?? 'sem alvo'}
              chart={
                <Sparkline
                  values={reading.line}
                  least={leastSpan(reading)}
                  label={`${reading.name} nas últimas 24 horas`}
                />
              }
            />
          ))}
        </Stats>
        <p className="text-sm text-muted">
          As últimas 24 horas de um robô da casa{robot.mode && `, no modo ${robot.mode.name}`}. Última leitura{' '}
          <RelativeTime at={robot.at} />.
        </p>
      </Slot>
    )}
    {products.length > 0 && (
      <Slot id="loja" title="Na loja" more={{ to: '/loja', label: 'Tudo da loja' }}>
        <Strip columns="md:grid-cols-4">
          {products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </Strip>
      </Slot>
    )}
    {posts.length > 0 && (
      <Slot id="banca" title="Na banca agora" more={{ to: '/banca', label: 'Ver a banca' }}>
        {/* One on a phone, where a tall photo is cut: the whole one stands in the banca. */}
        <div className="grid items-start gap-4 max-sm:[&_.post-photos]:max-h-72 max-sm:[&_.post-photos]:overflow-clip md:grid-cols-2 max-md:[&>*+*]:hidden">
          {posts.map((post) => (
            <PostCard key={post.id} post={post} level={3} />
          ))}
        </div>
      </Slot>
    )}
  </>
)
