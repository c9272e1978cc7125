import { picture } from '#tests/compliance/pictures.ts';
import { testRule } from '#tests/compliance/test-rule.ts';
import { metaGoods } from './meta-goods.ts';

testRule(metaGoods, {
  strikes: [
    { text: 'Slankepiller', as: 'meta_goods_slimming', with: { ageFrom: 16 } },
    {
      text: 'Se her',
      as: 'meta_goods_tobacco',
      with: { countryCodes: ['GB'], ...picture({ hasTobacco: true }) },
    },
    {
      text: 'Se her',
      as: 'meta_goods_alcohol',
      with: { countryCodes: ['GB'], ...picture({ hasAlcohol: true }) },
    },
    { text: 'Jaktvåpen og ammunisjon' },
    { text: 'Kjøp bitcoin', as: 'meta_goods_crypto' },
    { text: 'CBD-olje', as: 'meta_goods_drugs' },
    { text: 'Sexleketøy', as: 'meta_goods_adult' },
    { text: 'Datingapp for voksne', as: 'meta_goods_dating' },
    { text: 'Guns and ammo', language: 'en' },
    { text: 'Vape shop', language: 'en', with: { countryCodes: ['GB'] }, as: 'meta_goods_tobacco' },
    { text: 'Online casino', language: 'en', with: { countryCodes: ['SE'] }, as: 'meta_goods_gambling' },
  ],
  innocent: [
    { text: 'Slankekurs for voksne' },
    { text: 'Limpistol og skruer' },
    { text: 'Patroner til skriver' },
    { text: 'Ford Escort 1998' },
    { text: 'Kryptering av data' },
    { text: 'Ny patron til kranen' },
    { text: 'Sjekk taket, det kan hagle' },
    { text: 'Leie av vibrator til betong' },
    { text: 'Offices in the CBD', language: 'en' },
    { text: 'Strikkepinner' },
    { text: 'Nail gun and glue gun', language: 'en' },
    { text: 'Paint stripper', language: 'en' },
    { text: 'Massasje i sentrum' },
  ],
});
