import { Card } from '#ui/components/card.tsx'

export const StoryCard = ({ story }: { story: string }) => (
  <Card title="O caso">
    <p className="max-w-text whitespace-pre-line break-words">{story}</p>
  </Card>
)
