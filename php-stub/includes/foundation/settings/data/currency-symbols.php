<?php
/**
 * Symbols of currencies.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

// Symbols that several currencies have.
$symbols = array();

foreach ( array(
	'$' => 'ARS AUD BBD BMD BND BSD BZD CAD CLP COP CUP FJD GYD HKD JMD KYD LRD MXN NAD NZD SBD SGD SRD TTD USD UYU XCD',
	'£' => 'FKP GBP GIP SHP SSP SYP',
	'₨' => 'MUR NPR PKR',
) as $symbol => $codes ) {
	$symbols += array_fill_keys( explode( ' ', $codes ), $symbol );
}

// Currencies without a symbol, which have their code.
$codes = explode( ' ', 'ANG AWG BIF BTN CDF CHF CVE DJF EGP ERN GMD HTG MRU MVR MWK PGK SCR SDG SLE SOS SZL TJS TMT UGX UZS VUV WST XPF YER' );

$symbols += array_combine( $codes, $codes ) + array(
	'AED' => 'د.إ',
	'AFN' => '؋',
	'ALL' => 'L',
	'AMD' => '֏',
	'AOA' => 'Kz',
	'AZN' => '₼',
	'BAM' => 'KM',
	'BDT' => '৳',
	'BGN' => 'лв.',
	'BHD' => '.د.ب',
	'BOB' => 'Bs.',
	'BRL' => 'R$',
	'BTC' => '₿',
	'BWP' => 'P',
	'BYN' => 'Br',
	'CNY' => '¥',
	'CRC' => '₡',
	'CZK' => 'Kč',
	'DKK' => 'kr.',
	'DOP' => 'RD$',
	'DZD' => 'د.ج',
	'ETB' => 'Br',
	'EUR' => '€',
	'GEL' => '₾',
	'GHS' => '₵',
	'GNF' => 'FG',
	'GTQ' => 'Q',
	'HNL' => 'L',
	'HRK' => 'kn',
	'HUF' => 'Ft',
	'IDR' => 'Rp',
	'ILS' => '₪',
	'INR' => '₹',
	'IQD' => 'د.ع',
	'IRR' => '﷼',
	'ISK' => 'kr.',
	'JOD' => 'د.ا',
	'JPY' => '¥',
	'KES' => 'KSh',
	'KGS' => 'сом',
	'KHR' => '៛',
	'KMF' => 'CF',
	'KPW' => '₩',
	'KRW' => '₩',
	'KWD' => 'د.ك',
	'KZT' => '₸',
	'LAK' => '₭',
	'LBP' => 'ل.ل',
	'LKR' => 'රු',
	'LYD' => 'د.ل',
	'MAD' => 'د.م.',
	'MDL' => 'lei',
	'MGA' => 'Ar',
	'MKD' => 'ден',
	'MMK' => 'Ks',
	'MNT' => '₮',
	'MOP' => 'P',
	'MYR' => 'RM',
	'MZN' => 'MT',
	'NGN' => '₦',
	'NIO' => 'C$',
	'NOK' => 'kr',
	'OMR' => 'ر.ع.',
	'PAB' => 'B/.',
	'PEN' => 'S/',
	'PHP' => '₱',
	'PLN' => 'zł',
	'PYG' => '₲',
	'QAR' => 'ر.ق',
	'RON' => 'lei',
	'RSD' => 'рсд',
	'RUB' => '₽',
	'RWF' => 'Fr',
	'SAR' => 'ر.س',
	'SEK' => 'kr',
	'STN' => 'Db',
	'THB' => '฿',
	'TND' => 'د.ت',
	'TOP' => 'T$',
	'TRY' => '₺',
	'TWD' => 'NT$',
	'TZS' => 'Sh',
	'UAH' => '₴',
	'VES' => 'Bs.',
	'VND' => '₫',
	'XAF' => 'CFA',
	'XOF' => 'CFA',
	'ZAR' => 'R',
	'ZMW' => 'ZK',
);

ksort( $symbols );

return $symbols;
