import { z } from 'zod';

/** Money that people pay with, by ISO 4217, or did until lately: ad accounts outlive it. */
const known = new Set(
  `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD
  CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ
  GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR
  LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN
  PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB
  TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW
  ZWG`.split(/\s+/),
);

/** Whether amounts can be in it. */
export function isCurrency(code: string): boolean {
  return known.has(code);
}

/** A currency as it is handed in. What is kept may be in one that was taken before. */
export const CurrencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/, { error: 'misfit_currency', abort: true })
  .refine(isCurrency, 'misfit_currency')
  .meta({ description: 'ISO 4217, for example NOK.' });
