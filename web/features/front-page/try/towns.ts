import norway from './norway.json';

export interface Town {
  name: string;
  /** Kilometres east and south of the middle of the drawing. */
  x: number;
  y: number;
}

/** 'Bergen,-257,-941;…', as the page carries them. */
export const townList = norway.towns;
export const norwayPath = norway.path;

/** Towns that Norwegian says 'på' of. */
export const townsOn =
  'Askøy Elverum Geilo Gjøvik Gol Hamar Hønefoss Jessheim Kløfta Kongsberg Kongsvinger Lillehammer Notodden Otta Raufoss Rena Rjukan Røros Tynset Voss'.split(
    ' ',
  );
