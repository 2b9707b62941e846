type Format = string | ( ( value: number ) => string );

/**
 * How the values of a chart read in its tooltip.
 *
 * @param type         `currency`, `percent`, `number` or `average`.
 * @param formatAmount Writes an amount in the shop's currency.
 * @return That function for amounts, else a d3 format.
 */
export function getTooltipValueFormat(
	type: string,
	formatAmount: ( value: number ) => string
): Format {
	switch ( type ) {
		case 'currency':
			return formatAmount;
		case 'percent':
			return '.0%';
		case 'average':
			return ',.2r';
		default:
			return ',';
	}
}
