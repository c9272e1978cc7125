import { phrases } from '../../matching/phrases.ts';

/** Games for money. */
export const gambling = phrases(
  {
    both: `casino|casinoet|casinoer|casinospill*|casinobonus*|nettcasino*|online casino|kasino|kasinoet|nettkasino*|odds|*odds|oddsen|oddsene|odds bonus|oddsbonus*|superodds|oddstips|betting|bettingside*|bettingtips|livebetting|bet365|
      poker*|nettpoker*|freespins|free spins|jackpot|jackpots|jackpotten|gambling|unibet|betsson|leovegas|comeon casino|nordicbet|betsafe|mr green|coolbet|
      roulette|rulett|blackjack|spilleautomat*|live casino|sportsbook`,
    nb: `spillautomat*|tipp og vinn|enarmet banditt*|velkomstbonus på spill|innskuddsbonus*|gratisspinn*|pengespill|nettspill om penger|spill om penger|bettingselskap*`,
    en: 'slot machine*|online slots|play slots|slots and *|casino slots|slots games|place a bet|bet on the match|bet on the game|bet on football|bet on sport*|bet on your team|place your bet*|place your bets|betting tips|bet now|bingo for money|sports bets|deposit bonus|real money games|online bingo',
  },
  {
    both: `mot alle odds|against all odds|casino royale|pokerfjes|poker face`,
    nb: `gode odds for|dårlige odds for|oddsen er med|oddsen er på *|oddsene er på *|jackpot for deg *|jackpot for alle *|hjelp mot *|avhengig av pengespill`,
    en: 'odds and ends|the odds are|beat the odds|time slots|delivery slots|available slots|free slots|booking slots|gambling addiction|gambling problem*',
  },
);

/** Who may, and games that small licences are given for. */
export const licensed = phrases({
  nb: `norsk tipping|rikstoto|lotteri|lotteriet|loddsalg*|bingo|bingokveld*|v75|flaxlodd*|lotto|lottokupong*|extra trekning|eurojackpot|vikinglotto`,
  en: 'norsk tipping|rikstoto|lottery|lotteries|bingo night*|lotto|raffle tickets|eurojackpot',
});
