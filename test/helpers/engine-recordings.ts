import { readdirSync, readFileSync } from 'node:fs';

/** A game played by an independent implementation of the rules; see the README of the fixtures. */
export interface Recording {
  readonly variant: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly deck: string;
  readonly piles: Readonly<Record<string, string>>;
  readonly steps: readonly RecordedStep[];
  readonly end: { readonly reason: 'won' | 'over' | 'stuck' | 'limit'; readonly legal: readonly string[] };
}

export interface RecordedStep {
  readonly legal: readonly string[];
  readonly play: string;
  readonly piles: Readonly<Record<string, string>>;
  readonly score: number;
  readonly redeals: number;
  readonly won?: boolean;
}

const FOLDER = new URL('../fixtures/traces/', import.meta.url);

/** The recorded games by variant. */
export function readRecordings(): Map<string, Recording[]> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl'));
  return new Map(files.map((file) => [file.replace('.jsonl', ''), readLines(new URL(file, FOLDER))]));
}

function readLines(file: URL): Recording[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Recording);
}
