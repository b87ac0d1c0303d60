import { useState } from 'react';
import { MatchOversight } from './match-oversight.tsx';
import { ProposeStage } from './propose-stage.tsx';
import { StatusForm, StatusVerbs, type StatusVerb } from './match-status.tsx';
import type { PanelProps } from './match-status-texts.ts';
import './match-panel.css';

type MatchPanelProps = PanelProps & {
  onDone?: () => void;
};

export function MatchPanel({ match, reader, named, onDone }: MatchPanelProps) {
  const [verb, setVerb] = useState<StatusVerb | null>(null);
  const [returned, setReturned] = useState(false);
  function close() {
    setVerb(null);
    setReturned(true);
  }
  function done() {
    close();
    onDone?.();
  }
  if (verb) return <StatusForm match={match} verb={verb} reader={reader} onClose={close} onDone={done} />;
  return (
    <div className="match-panel">
      {reader !== 'guardian' && <ProposeStage match={match} reader={reader} onDone={done} />}
      <MatchOversight match={match} reader={reader} named={named} />
      <StatusVerbs match={match} reader={reader} named={named} takesFocus={returned} onChoose={setVerb} />
    </div>
  );
}
