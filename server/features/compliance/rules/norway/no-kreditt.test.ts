import { testRule } from '#tests/compliance/test-rule.ts';
import { noKreditt } from './no-kreditt.ts';

testRule(noKreditt, {
  strikes: [
    { text: 'Lån 100 000 kr fra 9,9 %' },
    { text: 'Lån på minuttet', as: 'no_kreditt_careless' },
    { text: 'Kreditt uten kredittsjekk', as: 'no_kreditt_careless' },
    { text: 'Delbetal 499 kr/mnd' },
    { text: 'Rentefri avbetaling i 12 måneder', as: 'no_kreditt_example' },
    { text: 'Kjøp nå, betal i januar', as: 'no_kreditt_example' },
    { text: 'Kjøp nå, betal senere: 0 % rente' },
    { text: 'SMS-lån', as: 'no_kreditt_careless' },
    { text: 'Loans from 5%', language: 'en' },
    { text: 'No credit check', language: 'en', as: 'no_kreditt_careless' },
  ],
  innocent: [
    { text: 'Lån 65 000 kr. Eff. rente 14,2 %, 65 000 kr o/5 år, kostnad 25 000 kr, totalt 90 000 kr.' },
    { text: 'Lån bøker gratis på biblioteket' },
    { text: 'Lånebil under service' },
    { text: 'Kredittkort godtas, 990 kr' },
    { text: 'Vi tar kredittkort og Vipps. 490 kr' },
    { text: 'Trenger du lån til bolig? Snakk med oss' },
    { text: 'Delbetaling er mulig' },
    { text: 'Låne henger? 300 kr dagen' },
    { text: 'Vi låner deg bil' },
    { text: 'Selg bilen din til oss. Pengene på konto samme dag' },
    { text: 'Få svar på sekunder i chatten' },
    { text: 'Borrow a bike for 50 kr', language: 'en' },
  ],
});
