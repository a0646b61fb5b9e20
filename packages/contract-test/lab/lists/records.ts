/** An entry of one of the lists. */
export type Entry = Readonly<Record<string, unknown>>;

const genres = ['jazz', 'rock', 'folk', 'opera'];
const words = [
  'Blue',
  'Kind',
  'Night',
  'Still',
  'Green',
  'Far',
  'Open',
  'Cold',
  'New',
  'Last',
  'Red',
  'Slow',
];

/** The albums, in no order. */
export const albums: readonly Entry[] = words.map((word, at) => ({
  id: at + 1,
  title: `${word} ${words[(at * 5 + 3) % 12]}`,
  genre: genres[at % 3],
  live: at % 4 === 0,
  artist: { id: `art-${at % 5}`, name: `Artist ${at % 5}` },
  year: 1959 + ((at * 7) % 12),
  price: [9.5, 12, 100.25, 8][at % 4],
}));

/** The plays that are there from the start. */
export const plays: readonly Entry[] = Array.from({ length: 3 }, (_, at) => ({
  id: `play-${at + 1}`,
  device: ['phone', 'desk', 'car'][at],
  played_at: `2026-02-0${at + 1}T10:00:00Z`,
}));

/** The labels; two of them tie, one has no day. */
export const labels: readonly Entry[] = [
  'Verve',
  'Decca',
  'Impulse',
  'Atlantic',
  'Ace',
  'Stax',
  'emarcy',
].map((name, at) => ({
  id: `lab-${at + 1}`,
  name,
  styles: at % 2 === 0 ? ['jazz', 'soul'] : ['soul'],
  founded: at === 6 ? null : `19${29 + ((at * 5) % 20)}-0${1 + (at % 4)}-11`,
}));
