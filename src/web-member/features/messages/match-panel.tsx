import type { MatchView } from '#modules/messaging/contracts/matches.ts';
import { useState } from 'react';
import { MatchOversight } from './match-oversight.tsx';
import { MatchPath } from './match-path.tsx';
import { StatusForm, StatusVerbs, type StatusVerb } from './match-status.tsx';
import type { Named, Reader } from './standing-words.ts';
import './match-panel.css';

/** A match as far as its panel needs it: for one of the two, or for her guardian. */
export type Standing = { id: string } & Pick<
  MatchView,
  | 'status'
  | 'progressStage'
  | 'proposedStage'
  | 'pauseReasons'
  | 'endedBy'
  | 'supervision'
  | 'readAlongWishes'
  | 'allowedActions'
>;

export type PanelProps = { match: Standing; reader: Reader; named: Named };

/** How far the two have come, how it is overseen, and the verbs that pause, resume or end it. */
export function MatchPanel({ match, reader, named }: PanelProps) {
  const [verb, setVerb] = useState<StatusVerb | null>(null);
  if (verb && match.allowedActions.includes(verb))
    return <StatusForm match={match} verb={verb} reader={reader} onClose={() => setVerb(null)} />;
  return (
    <div className="match-panel">
      <MatchPath match={match} reader={reader} named={named} />
      <MatchOversight match={match} reader={reader} named={named} />
      <StatusVerbs match={match} reader={reader} named={named} onChoose={setVerb} />
    </div>
  );
}
