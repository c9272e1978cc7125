import { testRule } from '#tests/compliance/test-rule.ts';
import { noHelsepastand } from './no-helsepastand.ts';

testRule(noHelsepastand, {
  strikes: [
    { text: 'Te som kurerer gikt' },
    { text: 'Forebygger kreft', as: 'no_helsepastand_heals' },
    { text: 'Ingefær mot kreft', as: 'no_helsepastand_heals' },
    { text: 'Styrker immunforsvaret' },
    { text: 'Detox på sju dager', as: 'no_helsepastand_approved' },
    { text: 'Helbredende urter', as: 'no_helsepastand_heals' },
    { text: 'Vaksinen forebygger influensa, bestill hos legen', as: 'no_helsepastand_approved' },
    { text: 'Slankende te', as: 'no_helsepastand_approved' },
    { text: 'Cures diabetes', language: 'en' },
    { text: 'Boosts your immune system', language: 'en' },
  ],
  innocent: [
    { text: 'Forebygger tett avløp' },
    { text: 'Kurs i førstehjelp' },
    { text: 'Kurv med frukt' },
    { text: 'Slankende snitt' },
    { text: 'Digital detox på hytta' },
    { text: 'Støtt kampen mot kreft' },
    { text: 'Løp mot kreft 3. mai' },
    { text: 'Vi behandler treverk' },
    { text: 'Fysioterapeuter som behandler migrene' },
    { text: 'Antivirus som stopper virus' },
    { text: 'Curry of the day', language: 'en' },
  ],
});
