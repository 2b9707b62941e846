<?php
/**
 * Number formats of countries.
 *
 * @package Storedeck
 */

defined( 'ABSPATH' ) || exit;

/*
 * Position of the symbol, thousand separator, decimal separator, number of decimals, and the countries with their
 * currency. Source: Unicode CLDR, for the most spoken language of the country.
 */
$formats = array(
	array( 'left', ',', '.', 2, 'AG:XCD AI:XCD AU:AUD BB:BBD BM:BMD BS:BSD BT:BTN BW:BWP BZ:BZD CA:CAD CC:AUD CK:NZD CN:CNY CU:CUP CX:AUD'
		. ' DM:XCD DO:DOP ER:ERN ET:ETB FJ:FJD FK:FKP FM:USD GB:GBP GD:XCD GG:GBP GH:GHS GI:GIP GM:GMD GT:GTQ GU:USD'
		. ' GY:GYD HK:HKD HN:HNL IE:EUR IM:GBP IN:INR IO:USD JE:GBP JM:JMD KI:AUD KN:XCD KY:KYD LC:XCD LK:LKR LR:LRD'
		. ' MH:USD MO:MOP MP:USD MS:XCD MT:EUR MW:MWK MX:MXN MY:MYR NF:AUD NG:NGN NI:NIO NR:AUD NU:NZD NZ:NZD PA:PAB'
		. ' PH:PHP PK:PKR PN:NZD PR:USD SB:SBD SG:SGD SH:SHP SL:SLE SS:SSP SV:USD SX:ANG SZ:SZL TC:USD TH:THB TT:TTD'
		. ' TW:TWD UM:USD US:USD VC:XCD VG:USD VI:USD ZM:ZMW ZW:USD' ),
	array( 'right_space', ' ', ',', 2, 'AM:AMD AO:AOA AX:EUR BG:BGN BL:EUR BY:BYN CZ:CZK EE:EUR FI:EUR FR:EUR GE:GEL GF:EUR GP:EUR HT:HTG HU:HUF'
		. ' KG:KGS KZ:KZT LT:EUR LV:EUR MC:EUR MF:EUR MQ:EUR MZ:MZN PL:PLN PM:EUR PT:EUR RE:EUR RU:RUB SC:SCR SE:SEK'
		. ' SK:EUR ST:STN TF:EUR TJ:TJS TL:USD TM:TMT UA:UAH UZ:UZS XK:EUR YT:EUR' ),
	array( 'right_space', '.', ',', 2, 'AD:EUR AZ:AZN BA:BAM CY:EUR DE:EUR DK:DKK DZ:DZD ES:EUR FO:DKK GR:EUR HR:EUR IT:EUR LU:EUR MA:MAD MD:MDL'
		. ' ME:EUR MK:MKD MR:MRU RO:RON SI:EUR SM:EUR VA:EUR' ),
	array( 'left_space', ',', '.', 2, 'AS:USD BQ:USD BV:NOK CW:ANG GS:GBP HM:AUD KE:KES LS:ZAR MN:MNT MV:MVR NP:NPR PE:PEN PG:PGK PW:USD TK:NZD'
		. ' TO:TOP TV:AUD TZ:TZS WS:WST' ),
	array( 'right_space', ' ', ',', 0, 'AL:ALL BF:XOF BJ:XOF CF:XAF CG:XAF CI:XOF CM:XAF GA:XAF GN:GNF GW:XOF NC:XPF PF:XPF SN:XOF TD:XAF TG:XOF'
		. ' WF:XPF' ),
	array( 'left_space', '.', ',', 2, 'AR:ARS AT:EUR AW:AWG BE:EUR BN:BND BR:BRL CD:CDF CO:COP NL:EUR SR:SRD UY:UYU' ),
	array( 'left_space', ',', '.', 0, 'AF:AFN DJ:DJF IR:IRR MG:MGA NE:XOF PY:PYG UG:UGX VU:VUV' ),
	array( 'right_space', ',', '.', 2, 'AE:AED EG:EGP EH:MAD IL:ILS PS:ILS QA:QAR SA:SAR SD:SDG' ),
	array( 'left', '.', ',', 2, 'BO:BOB EC:USD GL:DKK ID:IDR TR:TRY VE:VES' ),
	array( 'left', ',', '.', 0, 'JP:JPY KP:KPW KR:KRW ML:XOF SO:SOS' ),
	array( 'right_space', ',', '.', 0, 'IQ:IQD KM:KMF MM:MMK SY:SYP YE:YER' ),
	array( 'right_space', ',', '.', 3, 'BH:BHD JO:JOD KW:KWD OM:OMR' ),
	array( 'right_space', '.', ',', 0, 'IS:ISK LB:LBP RS:RSD VN:VND' ),
	array( 'left', ' ', ',', 2, 'CR:CRC NA:NAD ZA:ZAR' ),
	array( 'left', '.', ',', 0, 'CL:CLP GQ:XAF LA:LAK' ),
	array( 'left_space', ' ', ',', 2, 'NO:NOK SJ:NOK' ),
	array( 'left_space', '\'', '.', 2, 'CH:CHF LI:CHF' ),
	array( 'right_space', '.', ',', 3, 'LY:LYD TN:TND' ),
	array( 'left_space', ' ', '.', 2, 'MU:MUR' ),
	array( 'left_space', '.', ',', 0, 'RW:RWF' ),
	array( 'right', ',', '.', 2, 'BD:BDT' ),
	array( 'right', '.', ',', 0, 'BI:BIF' ),
	array( 'right', '.', ',', 2, 'KH:KHR' ),
	array( 'right_space', ' ', '$', 2, 'CV:CVE' ),
);

$money = array();

foreach ( $formats as list( $position, $thousands, $decimals, $digits, $countries ) ) {
	foreach ( explode( ' ', $countries ) as $country ) {
		$money[ substr( $country, 0, 2 ) ] = array( substr( $country, 3 ), $position, $thousands, $decimals, $digits );
	}
}

ksort( $money );

return $money;
